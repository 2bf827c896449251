import type { RulesPage } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

export const rules: Record<Locale, RulesPage> = {
  en: {
    sections: [
      {
        title: 'What it is about',
        tells: ['S-3'],
        during: ['named', 'asking-oldest', 'asking-youngest', 'asking-picked'],
        text: [
          'Everybody collects ingredients, makes sandwiches of three, and gives them to the neighbours. Each taster ranks what was served, and the cooks score by that ranking.',
          'Whoever finds out what the neighbours like has the most points at the end. Equal totals share the win.',
        ],
        rulings: [
          'When several rounds are played, the same person tastes first in each of them. The table does not know your ages: when tasting begins it asks, once an evening, who is the oldest, the youngest, or would like to, and takes the first who says so at their word. After twenty seconds lots are drawn.',
        ],
      },
      {
        title: 'The market',
        tells: ['S-1', 'S-2', 'S-4', 'S-5', 'S-6', 'S-7', 'S-8', 'S-9', 'S-10', 'S-11', 'S-12'],
        during: ['opening', 'countdown', 'market', 'closing'],
        text: [
          'Each player has a face-down pile of nine. The table counts down, and all top cards turn over together.',
          'Take exactly one card in each flip. The first tap gets it; whoever is too late may grab again at once.',
          'Your own card: either you may take it only if it is the last one left, or you may take it once you have let go of it.',
          'When one card and one player are left, the two find each other without a tap.',
        ],
        rulings: [
          'Whoever reaches the host first is first: a phone on a slow Wi-Fi is slow. When two grabs are less than 150 ms apart, the table shows the photo finish.',
          'When the grab clock runs out, what is left is handed out at random, and nobody gets their own card as long as there is another way.',
        ],
      },
      {
        title: 'Trading',
        tells: ['S-13', 'S-14'],
        text: [
          'If the table trades, anybody may swap one ingredient for exactly one other while sandwiches are being made.',
          'Offer a card to one player or to all. Others answer with one of theirs; you accept one answer, and both cards change hands together. Until then everything can be withdrawn.',
        ],
        rulings: [
          'A card can be on offer only once at a time, but may be named in several answers. When it leaves a hand, every offer and answer that names it is gone.',
          'A swapped card lies where the other one lay. Being ready withdraws all your offers and answers.',
        ],
      },
      {
        title: 'In the kitchen',
        tells: ['S-15', 'S-16', 'S-17'],
        during: ['prep', 'serving'],
        text: [
          'Make three sandwiches of three ingredients and decide which of your three left neighbours gets which.',
          'Say when you are ready. You may take that back until the last cook is ready; then all sandwiches are served at once, face down.',
        ],
        rulings: [
          'Every sandwich has an address from the start; give it to another neighbour and the two sandwiches swap addresses.',
          'When the kitchen clock runs out, cards that lie nowhere are laid in the order in which they were taken.',
          'Eighty changes of mind in a round are enough. After that, cards are only laid, no longer moved or traded. Rankings and guesses have eighty of their own each.',
        ],
      },
      {
        title: 'Tasting and points',
        tells: ['S-18', 'S-19', 'S-20', 'S-21', 'S-22', 'S-23'],
        during: ['reveal', 'rank', 'together', 'verdict', 'round-end'],
        text: [
          'The first taster shows the sandwiches received, without touching the order of the layers, ranks them from best to worst, and confirms. The others follow clockwise.',
          'The best sandwich brings its cook 3 points, the second 2, the worst nothing. The German booklet gives only 1 for the second, and any scale can be set, as long as the worst gets 0.',
          'Options: blind tasting hides the names until the ranking is confirmed; or all rank at the same time on their phones, and the table reveals one ranking after the other.',
        ],
        rulings: [
          'In a blind tasting the sandwiches are shuffled. It goes with neither Pitch nor Chef’s suggestion, since both give the cook away.',
          'When the tasting clock runs out, what the taster has placed keeps its place and the rest is ranked by lot; a star that was not given is lost.',
          'While somebody ranks, the others may guess on their phones which sandwich comes first. A guess earns nothing; who guessed what is shown with the verdict, and then the ranking stands.',
          'The match’s best sandwich is the one with the most points; of several, the one whose ingredients did better in the whole match.',
        ],
      },
      {
        title: 'Three players, and many',
        tells: ['S-30', 'S-31', 'S-32', 'S-33'],
        text: [
          'Three players get twelve cards, make four sandwiches and give two to each neighbour. Points: 3, 2, 1, 0.',
          'Eight to ten players with one box: an ingredient is announced and is in every sandwich; you get six cards and lay two in each.',
          'More players shuffle two boxes together, and then an ingredient may be in a sandwich twice.',
          'With children of four or five, the first round has six cards and two sandwiches, for the two neighbours on the left.',
        ],
        rulings: [
          'One booklet speaks of four ingredients for three players. We take that for a misprint: twelve cards make four sandwiches of three.',
          'In the children’s round the better of two sandwiches scores what the best of three brings, usually 3, at a table of three too; the other nothing. No ingredient is announced.',
          'There are as many boxes as the deal needs.',
        ],
      },
      {
        title: 'Variants',
        tells: ['S-40', 'S-41', 'S-42', 'S-43', 'S-44', 'S-45', 'S-46', 'S-47'],
        during: ['stack', 'prep-express', 'selling', 'pitch', 'rank-bleah', 'together-bleah'],
        text: [
          'Bleah: the most disgusting sandwich comes first. Base: pizza, crêpe, cold salad, kebab or wok instead of bread. Refrigerator failure: everything spent a week in the warm.',
          'Theme: it is announced before the market; each taster gives one extra point to the sandwich that fits it best.',
          'Express: each card goes onto a sandwich at once and stays there; only the addresses are chosen at the end.',
          'Chef’s suggestion: sandwiches are given face up, with a word in their praise. Pitch: before the ranking each cook has a moment to sell the sandwich.',
          'Direction twister: with five players or more, every second round goes to the right.',
        ],
        rulings: [
          'The list gives a new theme each round until it runs out; a typed theme holds for the whole match.',
          'Each sandwich gets one written line. With Chef’s suggestion, or when everyone tastes at once, all cooks praise theirs at the same time.',
          'In Express the grab clock runs once more for laying. When it runs out, the card goes onto the first sandwich with room.',
        ],
      },
    ],
  },
  fr: {
    sections: [
      {
        title: 'Le principe',
        text: [
          'On récolte des ingrédients, on en fait des sandwichs de trois, et on les donne à ses voisins. Chacun classe ce qu’on lui a servi, et les cuisiniers marquent selon ce classement.',
          'Qui devine le mieux les goûts de ses voisins finit avec le plus de points. À égalité, on partage la victoire.',
        ],
        rulings: [
          'Quand on joue plusieurs manches, c’est toujours la même personne qui goûte d’abord. La table ne connaît pas votre âge : au début de la dégustation, elle demande, une fois par soirée, qui est l’aîné, le plus jeune, ou qui le souhaite, et croit sur parole le premier qui se déclare. Au bout de vingt secondes, on tire au sort.',
        ],
      },
      {
        title: 'Le marché',
        text: [
          'Chacun a une pile de neuf cartes, face cachée. La table compte à rebours, puis toutes les cartes du dessus se retournent ensemble.',
          'On prend exactement une carte à chaque fois. Le premier doigt l’emporte ; qui arrive trop tard peut retenter aussitôt.',
          'Sa propre carte : selon l’édition, on ne la prend que si elle est la dernière, ou bien après l’avoir lâchée.',
          'Quand il ne reste qu’une carte et qu’un joueur, ils se trouvent sans qu’on y touche.',
        ],
        rulings: [
          'Le premier est celui qui arrive le premier chez l’hôte : un téléphone au Wi-Fi lent est lent. À moins de 150 ms d’écart, la table montre la photo-finish.',
          'Quand le chrono du marché s’arrête, le reste est distribué au hasard, et personne ne reçoit sa propre carte tant qu’on peut l’éviter.',
        ],
      },
      {
        title: 'Les échanges',
        text: [
          'Si l’on joue avec échanges, on peut échanger un ingrédient contre un autre, et un seul, pendant la préparation.',
          'On propose une carte à quelqu’un ou à tous. Les autres répondent par une des leurs ; on accepte une réponse, et les deux cartes changent de mains ensemble. D’ici là, tout peut être retiré.',
        ],
        rulings: [
          'Une carte n’est proposée qu’une fois à la fois, mais elle peut servir dans plusieurs réponses. Dès qu’elle change de main, les offres et réponses qui la nomment disparaissent.',
          'La carte reçue prend la place de celle qu’on donne. Se dire prêt retire toutes ses offres et réponses.',
        ],
      },
      {
        title: 'En cuisine',
        text: [
          'On compose trois sandwichs de trois ingrédients, et on décide lequel va à chacun de ses trois voisins de gauche.',
          'On se dit prêt. On peut revenir dessus tant que le dernier ne l’est pas ; alors tout est servi d’un coup, face cachée.',
        ],
        rulings: [
          'Chaque sandwich a un destinataire dès le début ; si on en change, les deux sandwichs échangent leurs destinataires.',
          'Quand le chrono de la cuisine s’arrête, les cartes qui ne sont nulle part sont posées dans l’ordre où on les a prises.',
          'Quatre-vingts changements d’avis par manche, cela suffit. Ensuite on pose ses cartes, sans plus les déplacer ni les échanger. Le classement et les paris en ont chacun autant.',
        ],
      },
      {
        title: 'Dégustation et points',
        text: [
          'Le premier goûteur dévoile les sandwichs reçus sans toucher à l’ordre des couches, les classe du meilleur au pire, et valide. Les autres suivent dans le sens des aiguilles d’une montre.',
          'Le meilleur rapporte 3 points à son cuisinier, le deuxième 2, le dernier rien. Le livret allemand ne donne qu’un point au deuxième, et l’on peut choisir son barème, pourvu que le dernier vaille 0.',
          'Options : à l’aveugle, les noms restent cachés jusqu’à la validation ; ou bien tous classent en même temps sur leur téléphone, et la table dévoile les classements un par un.',
        ],
        rulings: [
          'À l’aveugle, les sandwichs sont mélangés. Cela ne va ni avec le Boniment ni avec la Suggestion du chef, qui trahissent le cuisinier.',
          'Quand le chrono de la dégustation s’arrête, ce qui est classé garde sa place et le reste est tiré au sort ; une étoile qui n’a pas été donnée est perdue.',
          'Pendant qu’on classe, les autres peuvent parier sur le premier, sur leur téléphone. Un pari ne rapporte rien ; on voit qui a parié sur quoi avec le verdict, et le classement ne bouge plus.',
          'Le meilleur sandwich de la partie est celui qui rapporte le plus ; entre plusieurs, celui dont les ingrédients ont le mieux réussi dans toute la partie.',
        ],
      },
      {
        title: 'À trois, et à beaucoup',
        text: [
          'À trois, on reçoit douze cartes, on fait quatre sandwichs et on en donne deux à chaque voisin. Points : 3, 2, 1, 0.',
          'De huit à dix avec une seule boîte : un ingrédient est annoncé et entre dans tous les sandwichs ; on reçoit six cartes et on en pose deux dans chacun.',
          'Au-delà, on mélange deux boîtes, et un ingrédient peut se trouver deux fois dans un sandwich.',
          'Avec des enfants de quatre ou cinq ans, la première manche compte six cartes et deux sandwichs, pour les deux voisins de gauche.',
        ],
        rulings: [
          'Un livret parle de quatre ingrédients à trois joueurs. Nous y voyons une coquille : douze cartes font quatre sandwichs de trois.',
          'Dans la manche des petits, le meilleur des deux sandwichs rapporte ce que vaut le meilleur de trois, d’ordinaire 3, même à une table de trois ; l’autre rien. Aucun ingrédient n’est annoncé.',
          'Il y a autant de boîtes que la donne en demande.',
        ],
      },
      {
        title: 'Variantes',
        text: [
          'Beurk : le plus dégoûtant arrive premier. Support : pizza, crêpe, salade froide, kebab ou wok au lieu du pain. Panne de frigo : tout a passé une semaine au chaud.',
          'Thème : on l’annonce avant le marché ; chaque goûteur donne un point de plus au sandwich qui le respecte le mieux.',
          'Express : chaque carte va tout de suite sur un sandwich et y reste ; on ne choisit que les destinataires à la fin.',
          'Suggestion du chef : on donne ses sandwichs face visible, avec un mot pour les vanter. Boniment : avant le classement, chaque cuisinier a un instant pour vendre le sien.',
          'Changement de sens : à cinq ou plus, une manche sur deux part à droite.',
        ],
        rulings: [
          'La liste donne un nouveau thème à chaque manche jusqu’à épuisement ; un thème écrit vaut pour toute la partie.',
          'Chaque sandwich a droit à une phrase écrite. Avec la Suggestion du chef, ou quand tous goûtent ensemble, tous les cuisiniers vantent les leurs en même temps.',
          'En Express, le chrono du marché repart pour poser. Au bout du temps, la carte va sur le premier sandwich qui a de la place.',
        ],
      },
    ],
  },
  es: {
    sections: [
      {
        title: 'De qué va',
        text: [
          'Se reúnen ingredientes, se montan sándwiches de tres y se regalan a los vecinos. Cada cual ordena lo que le han servido, y los cocineros puntúan según ese orden.',
          'Quien mejor adivina los gustos de sus vecinos acaba con más puntos. Si hay empate, se comparte la victoria.',
        ],
        rulings: [
          'Si se juegan varias rondas, en todas prueba primero la misma persona. La mesa no conoce las edades: al empezar la cata pregunta, una vez por velada, quién tiene más años, quién menos o quién quiere, y cree a quien primero lo diga. A los veinte segundos se sortea.',
        ],
      },
      {
        title: 'El mercado',
        text: [
          'Cada cual tiene un montón de nueve cartas boca abajo. La mesa cuenta atrás y todas las cartas de arriba se voltean a la vez.',
          'En cada turno se toma exactamente una carta. Se la lleva el primer toque; quien llega tarde puede intentarlo otra vez enseguida.',
          'La carta propia: según la edición, solo se toma si es la última, o bien después de haberla soltado.',
          'Cuando quedan una carta y un jugador, se encuentran sin que nadie toque nada.',
        ],
        rulings: [
          'Gana quien llega primero al anfitrión: un teléfono con mal wifi es lento. Con menos de 150 ms de diferencia, la mesa enseña la foto finish.',
          'Cuando se acaba el reloj del mercado, lo que queda se reparte al azar, y nadie recibe su propia carta mientras haya otra manera.',
        ],
      },
      {
        title: 'El trueque',
        text: [
          'Si se juega con trueque, se puede cambiar un ingrediente por otro, y solo uno, mientras se preparan los sándwiches.',
          'Se ofrece una carta a alguien o a todos. Los demás responden con una suya; se acepta una respuesta y las dos cartas cambian de mano a la vez. Hasta entonces todo se puede retirar.',
        ],
        rulings: [
          'Una carta solo puede estar en una oferta a la vez, pero puede figurar en varias respuestas. Cuando cambia de mano, desaparecen las ofertas y respuestas que la nombran.',
          'La carta recibida queda donde estaba la otra. Al decir que se está listo se retiran todas las ofertas y respuestas propias.',
        ],
      },
      {
        title: 'En la cocina',
        text: [
          'Se montan tres sándwiches de tres ingredientes y se decide cuál va a cada uno de los tres vecinos de la izquierda.',
          'Se dice que se está listo. Se puede retirar hasta que lo esté el último; entonces se sirve todo a la vez, boca abajo.',
        ],
        rulings: [
          'Cada sándwich tiene destinatario desde el principio; si se cambia, los dos sándwiches intercambian destinatarios.',
          'Cuando se acaba el reloj de la cocina, las cartas sueltas se ponen en el orden en que se tomaron.',
          'Ochenta cambios de idea por ronda son bastantes. Después las cartas solo se ponen: ni se mueven ni se cambian. Para ordenar y para apostar hay otros tantos.',
        ],
      },
      {
        title: 'Cata y puntos',
        text: [
          'Quien cata primero descubre los sándwiches recibidos sin tocar el orden de las capas, los ordena del mejor al peor y confirma. Los demás siguen en el sentido de las agujas del reloj.',
          'El mejor da a su cocinero 3 puntos, el segundo 2 y el peor nada. El reglamento alemán da solo 1 al segundo, y se puede poner cualquier escala mientras el peor valga 0.',
          'Opciones: a ciegas, los nombres se ocultan hasta confirmar; o bien todos ordenan a la vez en el teléfono y la mesa descubre un orden tras otro.',
        ],
        rulings: [
          'A ciegas, los sándwiches se mezclan. No va ni con el Pregón ni con la Sugerencia del chef, porque los dos delatan al cocinero.',
          'Cuando se acaba el reloj de la cata, lo que está ordenado vale y el resto se sortea; una estrella que no se dio se pierde.',
          'Mientras alguien ordena, los demás pueden apostar en su teléfono por el que quedará primero. Una apuesta no da puntos; quién apostó por cuál se ve con el veredicto, y el orden ya no cambia.',
          'El mejor sándwich de la partida es el que más puntos da; entre varios, aquel cuyos ingredientes funcionaron mejor en toda la partida.',
        ],
      },
      {
        title: 'Con tres, y con muchos',
        text: [
          'Con tres jugadores se reciben doce cartas, se montan cuatro sándwiches y se dan dos a cada vecino. Puntos: 3, 2, 1, 0.',
          'De ocho a diez con una caja: se anuncia un ingrediente que va en todos los sándwiches; se reciben seis cartas y se ponen dos en cada uno.',
          'Con más gente se mezclan dos cajas, y un ingrediente puede estar dos veces en el mismo sándwich.',
          'Con niños de cuatro o cinco años, la primera ronda tiene seis cartas y dos sándwiches, para los dos vecinos de la izquierda.',
        ],
        rulings: [
          'Un reglamento habla de cuatro ingredientes con tres jugadores. Lo tomamos por errata: doce cartas hacen cuatro sándwiches de tres.',
          'En la ronda de los pequeños, el mejor de los dos da lo que el mejor de tres, normalmente 3, también en una mesa de tres; el otro, nada. No se anuncia ningún ingrediente.',
          'Hay tantas cajas como pide el reparto.',
        ],
      },
      {
        title: 'Variantes',
        text: [
          'Puaj: el más asqueroso queda primero. Base: pizza, crepe, ensalada fría, kebab o wok en vez de pan. Refrigerador averiado: todo ha pasado una semana al calor.',
          'Tema: se anuncia antes del mercado; cada catador da un punto extra al sándwich que mejor encaja.',
          'Exprés: cada carta va enseguida a un sándwich y ahí se queda; al final solo se eligen los destinatarios.',
          'Sugerencia del chef: los sándwiches se dan boca arriba y con un elogio. Pregón: antes de la clasificación cada cocinero tiene un momento para vender el suyo.',
          'Cambio de sentido: con cinco o más, una ronda sí y otra no va a la derecha.',
        ],
        rulings: [
          'La lista da un tema nuevo en cada ronda hasta agotarse; un tema escrito vale para toda la partida.',
          'Cada sándwich admite una frase escrita. Con la Sugerencia del chef, o cuando todos catan a la vez, todos los cocineros elogian los suyos al mismo tiempo.',
          'En Exprés el reloj del mercado vuelve a correr para poner la carta. Cuando se acaba, va al primer sándwich con sitio.',
        ],
      },
    ],
  },
  de: {
    sections: [
      {
        title: 'Worum es geht',
        text: [
          'Alle sammeln Zutaten, belegen Sandwiches mit je dreien und verschenken sie an die Nachbarn. Wer kostet, bringt sie in eine Reihenfolge, und danach gibt es Punkte für die Köche.',
          'Wer am besten errät, was den Nachbarn schmeckt, hat am Ende die meisten Punkte. Bei Gleichstand wird der Sieg geteilt.',
        ],
        rulings: [
          'Über mehrere Runden kostet immer dieselbe Person zuerst. Der Tisch kennt euer Alter nicht: Zu Beginn der Verkostung fragt er einmal am Abend, wer am ältesten oder am jüngsten ist oder möchte, und glaubt dem Ersten, der sich meldet. Nach zwanzig Sekunden entscheidet das Los.',
        ],
      },
      {
        title: 'Der Markt',
        text: [
          'Alle haben einen verdeckten Stapel von neun Karten. Der Tisch zählt herunter, und alle obersten Karten werden gemeinsam aufgedeckt.',
          'Nimm jedes Mal genau eine Karte. Der erste Finger hat sie; wer zu spät kommt, darf sofort noch einmal zugreifen.',
          'Die eigene Karte: Je nach Ausgabe nimmt man sie nur, wenn sie als letzte übrig ist, oder erst, nachdem man sie losgelassen hat.',
          'Bleiben eine Karte und eine Person übrig, finden sie ohne Antippen zueinander.',
        ],
        rulings: [
          'Zuerst ist, wessen Tippen zuerst am Tisch ankommt: Ein Handy in langsamem WLAN ist langsam. Liegen zwei weniger als 150 ms auseinander, zeigt der Tisch das Fotofinish.',
          'Läuft die Marktuhr ab, wird der Rest ausgelost, und niemand bekommt die eigene Karte, solange es anders geht.',
        ],
      },
      {
        title: 'Der Tauschhandel',
        text: [
          'Wird gehandelt, darf man während des Belegens eine Zutat gegen genau eine andere tauschen.',
          'Biete eine Karte jemandem an oder allen. Die anderen antworten mit einer eigenen; du nimmst eine Antwort an, und beide Karten wechseln gleichzeitig die Hand. Bis dahin lässt sich alles zurückziehen.',
        ],
        rulings: [
          'Eine Karte steht nur in einem Angebot zugleich, darf aber in mehreren Antworten vorkommen. Wechselt sie die Hand, verfällt alles, was sie nennt.',
          'Die neue Karte liegt dort, wo die alte lag. Wer sich fertig meldet, zieht alle Angebote und Antworten zurück.',
        ],
      },
      {
        title: 'In der Küche',
        text: [
          'Belege drei Sandwiches mit je drei Zutaten und entscheide, welches an welchen der drei linken Nachbarn geht.',
          'Melde dich fertig. Das lässt sich zurücknehmen, bis alle fertig sind; dann wird auf einen Schlag verdeckt serviert.',
        ],
        rulings: [
          'Jedes Sandwich hat von Anfang an einen Empfänger; änderst du ihn, tauschen die beiden Sandwiches ihre Empfänger.',
          'Läuft die Küchenuhr ab, werden lose Karten in der Reihenfolge gelegt, in der sie genommen wurden.',
          'Achtzigmal umentscheiden je Runde genügt. Danach werden Karten nur noch gelegt, nicht mehr verschoben oder getauscht. Fürs Einordnen und fürs Tippen gibt es jeweils ebenso viele.',
        ],
      },
      {
        title: 'Verkostung und Punkte',
        text: [
          'Die erste Verkostung: die erhaltenen Sandwiches aufdecken, ohne die Schichten umzuordnen, vom besten zum schlechtesten reihen, bestätigen. Die anderen folgen im Uhrzeigersinn.',
          'Das beste bringt seinem Koch 3 Punkte, das zweite 2, das schlechteste nichts. Das deutsche Heft gibt dem zweiten nur 1, und jede Wertung ist möglich, solange das letzte 0 bekommt.',
          'Zur Wahl: Blind bleiben die Namen bis zur Bestätigung verborgen; oder alle werten gleichzeitig am Handy, und der Tisch deckt eine Wertung nach der anderen auf.',
        ],
        rulings: [
          'Blind werden die Sandwiches gemischt. Das verträgt sich weder mit dem Anpreisen noch mit der Empfehlung des Küchenchefs, denn beide verraten den Koch.',
          'Läuft die Verkostungsuhr ab, behält seinen Platz, was eingeordnet ist, und den Rest ordnet das Los; ein Stern, der nicht vergeben ist, verfällt.',
          'Während jemand einordnet, können die anderen am Handy tippen, welches Sandwich auf Platz eins kommt. Ein Tipp bringt nichts; wer worauf getippt hat, zeigt sich beim Urteil, und dann gilt die Reihenfolge.',
          'Das beste Sandwich der Partie ist das mit den meisten Punkten; bei mehreren jenes, dessen Zutaten in der ganzen Partie besser ankamen.',
        ],
      },
      {
        title: 'Zu dritt und zu vielen',
        text: [
          'Zu dritt gibt es zwölf Karten; man belegt vier Sandwiches und gibt jedem Nachbarn zwei. Punkte: 3, 2, 1, 0.',
          'Acht bis zehn Leute mit einer Schachtel: Eine Zutat wird angesagt und steckt in jedem Sandwich; man bekommt sechs Karten und legt je zwei dazu.',
          'Noch mehr Leute mischen zwei Schachteln, und dann darf eine Zutat zweimal im selben Sandwich liegen.',
          'Mit Kindern von vier oder fünf Jahren hat die erste Runde sechs Karten und zwei Sandwiches, für die beiden linken Nachbarn.',
        ],
        rulings: [
          'Ein Heft spricht zu dritt von vier Zutaten. Wir halten das für einen Druckfehler: Zwölf Karten ergeben vier Sandwiches mit je dreien.',
          'In der Kinderrunde bringt das bessere von zweien so viel wie sonst das beste von dreien, meist 3, auch an einem Dreiertisch; das andere nichts. Angesagt wird keine Zutat.',
          'Es sind so viele Schachteln im Spiel, wie zum Austeilen nötig sind.',
        ],
      },
      {
        title: 'Varianten',
        text: [
          'Bäh: Das ekligste kommt auf Platz eins. Unterlage: Pizza, Crêpe, kalter Salat, Kebab oder Wok statt Brot. Kühlschrank kaputt: Alles lag eine Woche im Warmen.',
          'Motto: Es wird vor dem Markt angesagt; jede Verkostung bringt dem Sandwich, das am besten passt, einen Zusatzpunkt.',
          'Express: Jede Karte kommt sofort auf ein Sandwich und bleibt dort; am Ende wählt man nur die Empfänger.',
          'Empfehlung des Küchenchefs: Sandwiches werden offen überreicht, mit einem lobenden Wort. Anpreisen: Vor der Wertung darf jeder sein Sandwich kurz verkaufen.',
          'Richtungswechsel: Ab fünf Leuten geht jede zweite Runde nach rechts.',
        ],
        rulings: [
          'Die Liste gibt jede Runde ein neues Motto, bis sie durch ist; ein eigenes gilt für die ganze Partie.',
          'Jedes Sandwich bekommt einen geschriebenen Satz. Bei der Empfehlung des Küchenchefs oder wenn alle gleichzeitig kosten, loben alle Köche ihre zur selben Zeit.',
          'Im Express läuft die Marktuhr zum Legen noch einmal. Danach kommt die Karte auf das erste Sandwich mit Platz.',
        ],
      },
    ],
  },
};
