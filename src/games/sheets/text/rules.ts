import type { RulesPage } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

export const rules: Record<Locale, RulesPage> = {
  en: {
    sections: [
      {
        title: 'What the sheet does',
        text: [
          'You play with real cards. The sheet only keeps count: it knows whose entry comes next, adds up, splits, and says when it is over.',
          'Everything is stored the moment it is confirmed. Undo and redo go as far back as you like, and any earlier entry can be tapped and corrected; all totals follow.',
        ],
      },
      {
        title: 'Sandwich',
        text: [
          'For each taster the sheet shows whose sandwiches were received. Tap the cooks from best to worst; the last place fills itself.',
          'With a theme, tap the sandwich that fits it best: it earns one more point.',
        ],
      },
      {
        title: 'The Plate Game',
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
        text: [
          'Sándwich Wars: enter the final count of each player; diversity and ties are worked out.',
          'Sandwich Masters: the kitchen clock runs on the table and calls the last turn; tap a name to pay out an order or to note a bribe.',
          'Any other game: rounds and points, the highest or the lowest total wins.',
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
    ],
  },
  es: {
    sections: [
      {
        title: 'Para qué sirve la hoja',
        text: [
          'Jugáis con cartas de verdad. La hoja lleva las cuentas: sabe a quién le toca, suma, reparte y avisa del final.',
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
    ],
  },
  de: {
    sections: [
      {
        title: 'Was das Blatt tut',
        text: [
          'Gespielt wird mit echten Karten. Das Blatt rechnet: Es weiß, wer an der Reihe ist, zählt zusammen, teilt auf und sagt, wann Schluss ist.',
          'Alles ist gespeichert, sobald es bestätigt ist. Rückgängig und Wiederholen gehen beliebig weit, und jeder frühere Eintrag lässt sich antippen und ändern; alle Summen ziehen nach.',
        ],
      },
      {
        title: 'Sandwich',
        text: [
          'Zu jedem, der kostet, zeigt das Blatt, von wem die Sandwiches kommen. Tippt die Köche vom besten zum schlechtesten an; der letzte Rang füllt sich von selbst.',
          'Mit Thema: Tippt das Sandwich an, das am besten passt. Es bringt einen Punkt mehr.',
        ],
      },
      {
        title: 'Das Tellerspiel',
        text: [
          'Tippt den Wert jeder Karte ein, wenn sie auf ihren Teller kommt. Ist ein Sandwich fertig, sagt durch wen, und tippt dann die Gebote ein, wie sie aufgedeckt werden; andere Karten zählen nicht.',
          'Vor dem Bestätigen sagt das Blatt, wer essen muss, wie ein Gleichstand geteilt wird und wer als Nächstes beginnt.',
        ],
        rulings: [
          'Beim Teilen wird abgerundet, auch unter null: −5 durch zwei sind je −3.',
          'Erreichen mehrere mit demselben Sandwich das Ziel, gewinnen die meisten Punkte; bei Gleichstand wird geteilt.',
        ],
      },
      {
        title: 'Weitere Blätter',
        text: [
          'Sándwich Wars: die Schlusszählung aller eintragen; Vielfalt und Gleichstände werden ausgerechnet.',
          'Sandwich Masters: Die Küchenuhr läuft auf dem Tisch und ruft den letzten Zug aus; einen Namen antippen, um eine Bestellung auszuzahlen oder Schmiergeld zu notieren.',
          'Ein anderes Spiel: Runden und Punkte; die höchste oder die niedrigste Summe gewinnt.',
        ],
      },
    ],
  },
};
