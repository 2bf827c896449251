import type { RulesPage } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

export const rules: Record<Locale, RulesPage> = {
  en: {
    sections: [
      {
        title: 'What the sheet does',
        tells: ['T-1', 'T-2', 'T-3', 'T-4', 'T-5'],
        text: [
          'You play with real cards. The sheet only keeps count: it knows whose entry comes next, adds up, splits, and says when it is over.',
          'Everything is stored the moment it is confirmed. Undo and redo go as far back as you like, and any earlier entry can be tapped and corrected; all totals follow.',
        ],
      },
      {
        title: 'Sandwich',
        tells: ['T-10', 'T-11', 'T-12', 'T-13'],
        text: [
          'For each taster the sheet shows whose sandwiches were received. Tap the cooks from best to worst; the last place fills itself.',
          'With a theme, tap the sandwich that fits it best: it earns one more point.',
        ],
      },
      {
        title: 'The Plate Game',
        tells: ['T-20', 'T-21', 'T-22', 'T-23'],
        text: [
          'Tap the value of each card as it is laid on its plate. When a sandwich is finished, say by whom, then tap the bid cards as they are turned up; cards that are no bids are left out.',
          'The sheet says who must eat, how a tie is split, and who begins next, before you confirm.',
        ],
        rulings: [
          'A split is rounded down, below zero too: −5 for two is −3 each.',
          'If several reach the target with one sandwich, the most points win; equal points share.',
        ],
      },
      {
        title: 'Other sheets',
        tells: ['T-30', 'T-31', 'T-32'],
        text: [
          'Sándwich Wars: enter the final count of each player; diversity and ties are worked out.',
          'Sandwich Masters: the kitchen clock runs on the table and calls the last turn; tap a name to pay out an order or to note a bribe.',
          'Any other game: rounds and points, the highest or the lowest total wins.',
        ],
      },
      {
        title: 'Evenings that change',
        tells: ['T-40', 'T-41', 'T-42', 'T-43', 'T-44', 'T-45', 'T-46', 'T-47'],
        text: [
          'Players come late, sit out, leave and come back; rounds are added, dropped or skipped, and the sheet is closed with what stands: all of it under “Players and rules”, on the table and on a keeper’s phone, and every change can be undone.',
        ],
        rulings: [
          'Sandwich: whoever comes plays from the next round, or from this one while nobody has tasted. What is on the table is tasted to the end of the round.',
          'The Plate Game: whoever comes bids from the next sandwich. What was played for from the start is played for to the end, unless you change it.',
          'A round that was begun or is skipped is shown, and gives nothing.',
          'Whoever has played no round that counts comes last.',
          'With too few players left the sheet waits: somebody comes, or you close it.',
          'A team’s points are the sum of its players’ points, and its rank is theirs.',
        ],
      },
      {
        title: 'At the table',
        tells: ['T-50', 'T-51', 'T-52', 'T-53', 'T-54'],
        text: [
          'The sheet can lead the game: it counts down, calls what is turned up and passed on, and says when each part is over. “At the table” shows who gives to whom and what a printed card does, draws a theme or a card, and takes votes.',
          'What is chosen unseen lies face down until the last has chosen; whoever has no phone is handed the screen for a moment. Votes are turned up together.',
        ],
      },
    ],
  },
  fr: {
    sections: [
      {
        title: 'À quoi sert la feuille',
        text: [
          'Vous jouez avec de vraies cartes. La feuille se charge des comptes : elle sait à qui c’est le tour, additionne, partage et annonce la fin.',
          'Tout est enregistré dès la validation. On annule et on rétablit aussi loin qu’on veut, et toute saisie ancienne se corrige d’une touche ; les totaux suivent.',
        ],
      },
      {
        title: 'Sandwich',
        text: [
          'Pour chaque goûteur, la feuille montre de qui viennent les sandwichs. Touchez les cuisiniers du meilleur au pire ; la dernière place se remplit seule.',
          'Avec un thème, touchez le sandwich qui lui va le mieux : un point de plus.',
        ],
      },
      {
        title: 'Le jeu de l’assiette',
        text: [
          'Notez la valeur de chaque carte au moment où elle est posée. Quand un sandwich est fini, dites par qui, puis notez les enchères qu’on retourne ; les autres cartes ne comptent pas.',
          'Avant la validation, la feuille dit qui doit manger, comment une égalité se partage et qui commence ensuite.',
        ],
        rulings: [
          'Le partage s’arrondit vers le bas, même sous zéro : −5 à deux, c’est −3 chacun.',
          'Si plusieurs atteignent le but avec le même sandwich, le plus grand total gagne ; à égalité, on partage.',
        ],
      },
      {
        title: 'Les autres feuilles',
        text: [
          'Sándwich Wars : notez le décompte final de chacun ; variété et égalités sont calculées.',
          'Sandwich Masters : l’horloge de la cuisine tourne à l’écran et annonce le dernier tour ; touchez un nom pour payer une commande ou noter un pot-de-vin.',
          'Un autre jeu : des manches et des points, le total le plus haut ou le plus bas gagne.',
        ],
      },
      {
        title: 'Les soirées qui changent',
        text: [
          'On arrive en retard, on passe une manche, on part, on revient ; des manches s’ajoutent, tombent ou se sautent, et la feuille se clôt avec ce qui s’y trouve : tout est sous « Joueurs et règles », à la table comme sur le téléphone de qui tient la feuille, et tout s’annule.',
        ],
        rulings: [
          'Sandwich : qui arrive joue dès la manche suivante, ou dès celle-ci tant que personne n’a goûté. Ce qui est sur la table se goûte jusqu’à la fin de la manche.',
          'Le jeu de l’assiette : qui arrive mise dès le sandwich suivant. Le but du début reste celui de la fin, sauf si vous le changez.',
          'Une manche commencée ou sautée reste visible et ne rapporte rien.',
          'Qui n’a joué aucune manche qui compte arrive en dernier.',
          'S’il reste trop peu de monde, la feuille attend : quelqu’un arrive, ou vous la fermez.',
          'Les points d’une équipe sont la somme de ceux de ses joueurs, et son rang est le leur.',
        ],
      },
      {
        title: 'À la table',
        text: [
          'La feuille peut mener la partie : elle compte à rebours, annonce ce qu’on retourne et ce qui change de mains, et dit quand une phase est finie. « À la table » montre qui donne à qui et ce que fait une carte imprimée, tire un thème ou une carte, et fait voter.',
          'Ce qui se choisit sans être vu reste face cachée jusqu’à ce que la dernière personne ait choisi ; qui n’a pas de téléphone reçoit l’écran un instant. Les votes se retournent ensemble.',
        ],
      },
    ],
  },
  es: {
    sections: [
      {
        title: 'Para qué sirve la hoja',
        text: [
          'Se juega con cartas de verdad. La hoja lleva las cuentas: sabe a quién le toca, suma, reparte y avisa del final.',
          'Todo queda guardado en cuanto se confirma. Se puede deshacer y rehacer sin límite, y cualquier anotación anterior se corrige con un toque; los totales se ajustan solos.',
        ],
      },
      {
        title: 'Sandwich',
        text: [
          'Para cada catador, la hoja muestra de quién son los sándwiches recibidos. Toca a los cocineros del mejor al peor; el último puesto se rellena solo.',
          'Con tema, toca el sándwich que mejor le va: gana un punto más.',
        ],
      },
      {
        title: 'El juego del plato',
        text: [
          'Anota el valor de cada carta al ponerla en su plato. Cuando un sándwich esté terminado, di por quién y anota las pujas según se levantan; las demás cartas no cuentan.',
          'Antes de confirmar, la hoja dice quién tiene que comer, cómo se reparte un empate y quién empieza después.',
        ],
        rulings: [
          'El reparto se redondea hacia abajo, también bajo cero: −5 entre dos son −3 para cada cual.',
          'Si varios llegan a la meta con el mismo sándwich, gana quien tenga más puntos; con igualdad, se comparte.',
        ],
      },
      {
        title: 'Otras hojas',
        text: [
          'Sándwich Wars: anota el recuento final de cada jugador; la variedad y los empates se calculan solos.',
          'Sandwich Masters: el reloj de la cocina corre en la mesa y avisa del último turno; toca un nombre para pagar un pedido o anotar un soborno.',
          'Cualquier otro juego: rondas y puntos; gana el total más alto o el más bajo.',
        ],
      },
      {
        title: 'Veladas que cambian',
        text: [
          'Hay quien llega tarde, descansa, se va y vuelve; se agregan, se quitan o se saltan rondas, y la hoja se cierra con lo que hay: todo está en «Jugadores y reglas», en la mesa y en el teléfono de quien anota, y todo se puede deshacer.',
        ],
        rulings: [
          'Sandwich: quien llega juega desde la ronda siguiente, o desde esta mientras nadie haya probado. Lo que está en la mesa se prueba hasta el final de la ronda.',
          'El juego del plato: quien llega puja desde el sándwich siguiente. La meta del principio vale hasta el final, salvo que la cambien.',
          'Una ronda empezada o saltada se sigue viendo y no da puntos.',
          'Quien no ha jugado ninguna ronda que cuente queda en último lugar.',
          'Si quedan muy pocos, la hoja espera: llega alguien, o la cierran.',
          'Los puntos de un equipo son la suma de los de sus jugadores, y su puesto es el de todos ellos.',
        ],
      },
      {
        title: 'En la mesa',
        text: [
          'La hoja puede llevar la partida: cuenta atrás, anuncia lo que se descubre y lo que se pasa, y dice cuándo termina cada parte. «En la mesa» muestra quién da a quién y qué hace una carta impresa, sortea un tema o una carta y hace votaciones.',
          'Lo que se elige sin que se vea queda boca abajo hasta que elige la última persona; a quien no tiene teléfono se le pasa la pantalla un momento. Los votos se descubren a la vez.',
        ],
      },
    ],
  },
  de: {
    sections: [
      {
        title: 'Was der Zettel tut',
        text: [
          'Gespielt wird mit echten Karten. Der Zettel rechnet: Er weiß, wer an der Reihe ist, zählt zusammen, teilt auf und sagt, wann Schluss ist.',
          'Alles ist gespeichert, sobald es bestätigt ist. Rückgängig und Wiederholen gehen beliebig weit, und jeder frühere Eintrag lässt sich antippen und ändern; alle Summen ziehen nach.',
        ],
      },
      {
        title: 'Sandwich',
        text: [
          'Zu jedem, der kostet, zeigt der Zettel, von wem die Sandwiches kommen. Tippt die Köche vom besten zum schlechtesten an; der letzte Rang füllt sich von selbst.',
          'Mit Motto: Tippt das Sandwich an, das am besten passt. Es bringt einen Punkt mehr.',
        ],
      },
      {
        title: 'Das Tellerspiel',
        text: [
          'Tippt den Wert jeder Karte ein, wenn sie auf ihren Teller kommt. Ist ein Sandwich fertig, sagt durch wen, und tippt dann die Gebote ein, wie sie aufgedeckt werden; andere Karten zählen nicht.',
          'Vor dem Bestätigen sagt der Zettel, wer essen muss, wie ein Gleichstand geteilt wird und wer als Nächstes beginnt.',
        ],
        rulings: [
          'Beim Teilen wird abgerundet, auch unter null: −5 durch zwei sind je −3.',
          'Erreichen mehrere mit demselben Sandwich das Ziel, gewinnen die meisten Punkte; bei Gleichstand wird geteilt.',
        ],
      },
      {
        title: 'Weitere Zettel',
        text: [
          'Sándwich Wars: die Schlusszählung aller eintragen; Vielfalt und Gleichstände werden ausgerechnet.',
          'Sandwich Masters: Die Küchenuhr läuft auf dem Tisch und ruft den letzten Zug aus; einen Namen antippen, um eine Bestellung auszuzahlen oder Schmiergeld zu notieren.',
          'Ein anderes Spiel: Runden und Punkte; die höchste oder die niedrigste Summe gewinnt.',
        ],
      },
      {
        title: 'Abende, die sich ändern',
        text: [
          'Jemand kommt später, setzt aus, geht oder kommt zurück; Runden kommen dazu, fallen weg oder werden ausgelassen, und geschlossen wird mit dem, was dasteht: alles unter „Mitspieler und Regeln“, am Tisch wie auf dem Handy, das mitschreibt, und alles lässt sich zurücknehmen.',
        ],
        rulings: [
          'Sandwich: Wer kommt, spielt ab der nächsten Runde mit, oder ab dieser, solange noch niemand probiert hat. Was auf dem Tisch liegt, wird bis zum Ende der Runde probiert.',
          'Das Tellerspiel: Wer kommt, bietet ab dem nächsten Sandwich mit. Worum von Anfang an gespielt wird, gilt bis zum Schluss, außer ihr ändert es.',
          'Eine angefangene oder ausgelassene Runde bleibt zu sehen und bringt nichts.',
          'Wer keine Runde gespielt hat, die zählt, steht ganz hinten.',
          'Sind es zu wenige, wartet der Zettel: Jemand kommt dazu, oder ihr schließt ihn.',
          'Die Punkte eines Teams sind die Summe seiner Leute, und sein Rang ist auch ihrer.',
        ],
      },
      {
        title: 'Am Tisch',
        text: [
          'Der Zettel kann das Spiel leiten: Er zählt herunter, sagt an, was aufgedeckt und weitergegeben wird, und wann ein Teil vorbei ist. „Am Tisch“ zeigt, wer wem gibt und was eine gedruckte Karte tut, zieht ein Motto oder eine Karte und lässt abstimmen.',
          'Was ungesehen gewählt wird, liegt verdeckt, bis die letzte Person gewählt hat; wer kein Handy hat, bekommt kurz den Bildschirm. Abstimmungen werden zusammen aufgedeckt.',
        ],
      },
    ],
  },
};
