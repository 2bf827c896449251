import type { RulesPage } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

const en: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      text: [
        'Build sandwiches that match the orders at the Bar and take the Noshdosh for them. Spoil what the others build, and stay out of the inspectors’ way.',
        'Two to six people play. Whoever has the most Noshdosh at the end wins.',
      ],
      rulings: ['The number of players is ours: the game names none. Everybody begins with nothing.'],
    },
    {
      title: 'The cards',
      tells: ['M-1', 'M-2', 'M-3', 'M-4', 'M-5'],
      text: [
        'White cards are ingredients, attack condiments, health inspectors and Special Sauce. Black cards are orders and events.',
        'Ingredients come in five families: Bread, Dairy, Condiments, Meat and Salad. Each shows a symbol and is good or bad. For orders a good tomato and a bad tomato are both a tomato; bad ones only interest the inspectors.',
        'Seven white cards each. Four black cards are turned up as the Bar; events among them are carried out and replaced until four orders lie there. The player to the dealer’s left begins, then clockwise.',
      ],
    },
    {
      title: 'Your turn: one of three',
      tells: ['M-8', 'M-10', 'M-11', 'M-12'],
      during: ['turn', 'playing', 'moved', 'discarded'],
      text: [
        'Play: any number of cards with one symbol, good and bad alike. Ingredients go on your own sandwiches, attack condiments on other people’s, inspectors to other players. Special Sauce goes along with anything.',
        'Move: the top card of one of your sandwiches onto another of yours.',
        'Discard: as many cards from your hand as you like, and draw as many.',
        'At the end of your turn your hand is filled up to seven. An empty deck is replaced by its shuffled discards.',
      ],
      rulings: [
        'Doing nothing is allowed: that is discarding no card.',
        'A card is moved onto a sandwich, never to a free place.',
        'When a turn ends everybody fills up to seven, the player in turn first, since an event may have taken cards from the others. More than seven cards may be kept, and discards are always replaced one for one.',
        'With deck and discards both empty, hands stay short.',
        'When the clock for a turn runs out, the turn ends with what has been played. It stands still while others answer.',
      ],
    },
    {
      title: 'Sandwiches',
      tells: ['M-9', 'M-13', 'M-14'],
      text: [
        'A sandwich begins with Bread. You have at most four open ones; a new one needs a free place. You cannot throw one away: only its top card can be moved. When its last card is moved, the place is free.',
        'Special Sauce is bad, is a condiment, and stands for any ingredient but Bread. What it stands for is settled when the sandwich is closed.',
        'Attack condiments can only be put on other people’s sandwiches. Once there, the owner may move them like any top card.',
      ],
    },
    {
      title: 'Filling orders',
      tells: ['M-15', 'M-16', 'M-17', 'M-18', 'M-19', 'M-26', 'M-27'],
      text: [
        'A sandwich fills an order when it begins and ends with Bread and holds exactly what the order lists, in any sequence: nothing missing, nothing more. Attack condiments in it do not count.',
        'Close it by playing Bread on top, or by moving Bread there. You may close several and claim several orders in one turn. When several orders fit, you choose. Nobody claims for you.',
        'Bread inside counts as an ingredient: the “Double Decker” wants one. Three Breads at once begin and close a “Bread Sandwich”.',
        'Some orders pay for each ingredient, like the “Meat Surprise”: any number of meat, at least one.',
        'Then sandwich and order are discarded, a new black card is turned up, and you take the reward.',
        'What can be claimed at the same time is claimed together: new black cards are dealt, and events happen, only after the last of it. What becomes possible only by a new order is claimed after it.',
      ],
      rulings: [
        'When the clock for a turn runs out, a closed sandwich that fits exactly one order is claimed first; where there would be something to choose, it is not. Of two sandwiches for one order, the better paid one is served.',
        'Only Bread laid on in this turn closes a sandwich. Bread that lay there before is inside: lift it off, or find an order that wants it.',
        'If the new card is an event, it is carried out before the reward is taken.',
        'A per-ingredient order that also lists an ingredient wants that one and at least one more of the family, and pays for all of them.',
      ],
    },
    {
      title: 'Inspectors',
      tells: ['M-21', 'M-22', 'M-23', 'M-24'],
      during: ['lazy', 'jobsworth', 'strict'],
      text: [
        'An inspector works only on a player with something bad in an open sandwich: a bad ingredient, an attack condiment or Special Sauce. Bad cards in hand do not count.',
        'Whoever is hit chooses: the punishment, or the bribe, which goes to the bank. A bribe must be paid in full.',
        'Lazy: you discard one bad card of your choice, or pay 2. Jobsworth: all bad cards of the sandwich the attacker shows, or pay 4. Strict: the whole sandwich the attacker shows, or pay 6.',
        'Several inspectors or attack condiments of one symbol may be played in a turn.',
      ],
      rulings: [
        'What no longer begins with Bread falls apart: the rest is discarded too. If Bread now lies at the bottom, it stays.',
        'An inspector who finds nothing is simply discarded.',
        'Whoever does not answer in time takes the punishment; nobody’s money is spent unasked. Lazy then takes what is missed the least, an attack condiment first.',
      ],
    },
    {
      title: 'Events',
      tells: ['M-20'],
      during: ['rush-hour', 'stocktake'],
      text: [
        'An event dealt to the Bar is carried out at once by everybody, before hands are filled up. Then it is discarded and replaced.',
      ],
      rulings: [
        'When everybody chooses cards, nobody sees them until all have chosen. Whoever has fewer gives what they have; whoever does not choose in time gives at random.',
        'Of equally tall sandwiches the seagulls take from the one furthest left.',
        'Whoever has to pay and cannot pays what they have.',
      ],
    },
    {
      title: 'Packs and your own orders',
      tells: ['M-7', 'M-25'],
      text: [
        'The Attack Pack brings more attack condiments and inspectors, “Order Up!” more orders. Both are off at first.',
        'With “Order Up!” the table can write its own orders: a name, the ingredients, the reward. They stay on this machine until you remove them. An order nobody could fill is refused.',
      ],
      rulings: [
        'Whether an order can be filled is counted with all cards of the white deck in play, two Breads to close it, and Special Sauce for whatever is short.',
      ],
    },
    {
      title: 'The end',
      tells: ['M-6'],
      during: ['last-turn'],
      text: [
        'The match lasts the set time, or until somebody has the set amount. Most Noshdosh wins; equal players share.',
      ],
      rulings: [
        'When time is up, the turn in progress is finished; then it is over.',
        'With a set amount it ends as soon as somebody has it and no event is left to carry out.',
        'After 1,000 turns it ends in any case.',
      ],
    },
  ],
};

const fr: RulesPage = {
  sections: [
    {
      title: 'De quoi il s’agit',
      text: [
        'Monte des sandwichs conformes aux commandes du bar et empoche le Noshdosh. Gâche ceux des autres, et évite les inspecteurs.',
        'De deux à six joueurs. Qui a le plus de Noshdosh à la fin gagne.',
      ],
      rulings: ['Le nombre de joueurs est de nous : le jeu n’en donne pas. Chacun commence sans rien.'],
    },
    {
      title: 'Les cartes',
      text: [
        'Les cartes blanches sont les ingrédients, les condiments d’attaque, les inspecteurs et la sauce spéciale. Les noires sont les commandes et les événements.',
        'Il y a cinq familles d’ingrédients : pain, crémerie, condiments, viande et crudités. Chaque ingrédient montre un symbole et est bon ou avarié. Pour une commande, une bonne tomate et une tomate avariée sont deux tomates ; l’avarié n’intéresse que les inspecteurs.',
        'Sept cartes blanches chacun. Quatre cartes noires forment le bar ; les événements sont appliqués et remplacés jusqu’à ce qu’il y ait quatre commandes. Le voisin de gauche du donneur commence, puis dans le sens horaire.',
      ],
    },
    {
      title: 'Ton tour : une action sur trois',
      text: [
        'Jouer : autant de cartes d’un même symbole que voulu, bonnes ou avariées. Les ingrédients vont sur tes sandwichs, les condiments d’attaque sur ceux des autres, les inspecteurs chez les autres. La sauce spéciale accompagne tout.',
        'Déplacer : la carte du dessus d’un de tes sandwichs sur un autre des tiens.',
        'Défausser : autant de cartes de ta main que voulu, et en piocher autant.',
        'À la fin du tour, ta main remonte à sept. Une pioche vide est remplacée par sa défausse mélangée.',
      ],
      rulings: [
        'Ne rien faire est permis : c’est défausser zéro carte.',
        'Une carte se déplace sur un sandwich, jamais vers une place libre.',
        'À la fin d’un tour, tout le monde remonte à sept, le joueur du tour d’abord, car un événement a pu prendre des cartes aux autres. On peut garder plus de sept cartes, et chaque carte défaussée est toujours remplacée.',
        'Si pioche et défausse sont vides, les mains restent incomplètes.',
        'Quand le chrono d’un tour est écoulé, le tour s’arrête avec ce qui a été joué. Il est suspendu pendant que d’autres répondent.',
      ],
    },
    {
      title: 'Les sandwichs',
      text: [
        'Un sandwich commence par du pain. Quatre ouverts au plus ; un nouveau demande une place libre. On ne jette pas un sandwich : seule sa carte du dessus peut bouger. Quand sa dernière carte part, la place est libre.',
        'La sauce spéciale est avariée, est un condiment, et remplace tout ingrédient sauf le pain. Ce qu’elle remplace se décide à la fermeture.',
        'Les condiments d’attaque ne se posent que chez les autres. Une fois là, leur propriétaire peut les déplacer comme toute carte du dessus.',
      ],
    },
    {
      title: 'Servir les commandes',
      text: [
        'Un sandwich remplit une commande s’il commence et finit par du pain et contient exactement ce qu’elle demande, dans n’importe quel ordre : rien de moins, rien de plus. Les condiments d’attaque ne comptent pas.',
        'Ferme-le en jouant du pain par-dessus, ou en y déplaçant du pain. On peut en fermer plusieurs et encaisser plusieurs commandes dans le même tour. Si plusieurs conviennent, tu choisis. Personne n’encaisse à ta place.',
        'Le pain à l’intérieur compte comme ingrédient : le « Double étage » en veut un. Trois pains d’un coup ouvrent et ferment un « Sandwich au pain ».',
        'Certaines commandes paient chaque ingrédient, comme la « Surprise de viande » : de la viande à volonté, au moins une carte.',
        'Ensuite sandwich et commande sont défaussés, une nouvelle carte noire est retournée, et tu prends la récompense.',
        'Ce qui peut être encaissé en même temps l’est ensemble : les nouvelles cartes noires n’arrivent, et les événements n’ont lieu, qu’après le dernier. Ce qu’une nouvelle commande rend possible s’encaisse ensuite.',
      ],
      rulings: [
        'Quand le temps d’un tour est écoulé, un sandwich fermé qui convient à une seule commande est d’abord encaissé ; là où il faudrait choisir, il ne l’est pas. De deux sandwichs pour une même commande, le mieux payé est servi.',
        'Seul du pain posé pendant ce tour ferme un sandwich. Celui qui y était déjà est à l’intérieur : enlève-le, ou trouve une commande qui le veut.',
        'Si la nouvelle carte est un événement, il est appliqué avant la récompense.',
        'Une commande payée à l’ingrédient qui en cite aussi un veut celui-là et au moins un autre de la famille, et les paie tous.',
      ],
    },
    {
      title: 'Les inspecteurs',
      text: [
        'Un inspecteur n’agit que sur un joueur qui a de l’avarié dans un sandwich ouvert : ingrédient avarié, condiment d’attaque ou sauce spéciale. Les cartes en main ne comptent pas.',
        'La victime choisit : la sanction, ou le pot-de-vin, qui va à la banque. Il se paie en entier.',
        'Flemmard : tu défausses une carte avariée de ton choix, ou tu paies 2. Tatillon : toutes les cartes avariées du sandwich montré par l’attaquant, ou 4. Sévère : tout le sandwich montré, ou 6.',
        'On peut jouer plusieurs inspecteurs ou condiments d’attaque du même symbole dans un tour.',
      ],
      rulings: [
        'Ce qui ne commence plus par du pain s’effondre : le reste est défaussé aussi. Si du pain se retrouve en bas, le sandwich reste.',
        'Un inspecteur qui ne trouve rien est simplement défaussé.',
        'Qui ne répond pas à temps subit la sanction ; on ne dépense l’argent de personne sans demander. Flemmard prend alors ce qui manquera le moins, d’abord un condiment d’attaque.',
      ],
    },
    {
      title: 'Les événements',
      text: [
        'Un événement arrivé au bar est appliqué aussitôt par tous, avant de compléter les mains. Puis il est défaussé et remplacé.',
      ],
      rulings: [
        'Quand tous choisissent des cartes, personne ne les voit avant que tous aient choisi. Qui en a moins donne ce qu’il a ; qui ne choisit pas à temps donne au hasard.',
        'Entre sandwichs de même hauteur, les mouettes se servent sur le plus à gauche.',
        'Qui doit payer et ne peut pas paie ce qu’il a.',
      ],
    },
    {
      title: 'Extensions et commandes maison',
      text: [
        'Le Pack Attaque ajoute des condiments d’attaque et des inspecteurs, « Chaud devant ! » des commandes. Les deux sont désactivés au départ.',
        'Avec « Chaud devant ! », la table écrit ses propres commandes : un nom, les ingrédients, la récompense. Elles restent sur cette machine jusqu’à ce qu’on les retire. Une commande irréalisable est refusée.',
      ],
      rulings: [
        'Pour savoir si une commande est réalisable, on compte toutes les cartes blanches en jeu, deux pains pour la fermer, et la sauce spéciale pour ce qui manque.',
      ],
    },
    {
      title: 'La fin',
      text: [
        'La partie dure le temps fixé, ou jusqu’à la somme fixée. Qui a le plus de Noshdosh gagne ; à égalité on partage.',
      ],
      rulings: [
        'À l’heure dite, on termine le tour en cours ; puis c’est fini.',
        'Avec une somme fixée, c’est fini dès que quelqu’un l’a et qu’aucun événement n’est en cours.',
        'Après 1 000 tours, c’est fini de toute façon.',
      ],
    },
  ],
};

const es: RulesPage = {
  sections: [
    {
      title: 'De qué se trata',
      text: [
        'Monta sándwiches que cumplan los pedidos de la barra y cobra el Noshdosh. Arruina lo que montan los demás y esquiva a los inspectores.',
        'Juegan de dos a seis. Gana quien tenga más Noshdosh al final.',
      ],
      rulings: ['El número de jugadores es nuestro: el juego no lo dice. Todos empiezan sin nada.'],
    },
    {
      title: 'Las cartas',
      text: [
        'Las cartas blancas son ingredientes, condimentos de ataque, inspectores y salsa especial. Las negras, pedidos y eventos.',
        'Hay cinco familias de ingredientes: pan, lácteos, condimentos, carne y ensalada. Cada uno muestra un símbolo y es bueno o malo. Para un pedido, un tomate bueno y uno malo son tomates los dos; lo malo solo interesa a los inspectores.',
        'Siete cartas blancas cada uno. Cuatro cartas negras forman la barra; los eventos se aplican y se sustituyen hasta que haya cuatro pedidos. Empieza quien está a la izquierda de quien reparte, y se sigue en sentido horario.',
      ],
    },
    {
      title: 'Tu turno: una de tres',
      text: [
        'Jugar: cuantas cartas quieras de un mismo símbolo, buenas o malas. Los ingredientes van en tus sándwiches, los condimentos de ataque en los ajenos, los inspectores a otros jugadores. La salsa especial acompaña a todo.',
        'Mover: la carta de arriba de uno de tus sándwiches a otro tuyo.',
        'Descartar: cuantas cartas quieras de tu mano, y robar otras tantas.',
        'Al acabar tu turno, tu mano se completa hasta siete. Un mazo vacío se sustituye por su descarte barajado.',
      ],
      rulings: [
        'No hacer nada está permitido: es descartar cero cartas.',
        'Una carta se mueve a un sándwich, nunca a un hueco libre.',
        'Al acabar un turno todos completan hasta siete, primero quien lo jugó, porque un evento puede haber quitado cartas a los demás. Se pueden conservar más de siete, y lo descartado siempre se repone carta por carta.',
        'Si mazo y descarte están vacíos, las manos se quedan cortas.',
        'Cuando se agota el reloj de un turno, acaba con lo que se haya jugado. Se detiene mientras otros responden.',
      ],
    },
    {
      title: 'Los sándwiches',
      text: [
        'Un sándwich empieza con pan. Cuatro abiertos como mucho; uno nuevo necesita un hueco libre. No se puede tirar: solo se mueve su carta de arriba. Cuando se va la última, el hueco queda libre.',
        'La salsa especial es mala, es un condimento y vale por cualquier ingrediente menos pan. Por cuál vale se decide al cerrar.',
        'Los condimentos de ataque solo se ponen en sándwiches ajenos. Una vez allí, su dueño puede moverlos como cualquier carta de arriba.',
      ],
    },
    {
      title: 'Servir pedidos',
      text: [
        'Un sándwich cumple un pedido si empieza y acaba con pan y lleva justo lo que pide, en cualquier orden: ni falta ni sobra nada. Los condimentos de ataque no cuentan.',
        'Ciérralo jugando pan encima, o moviendo pan allí. Puedes cerrar varios y cobrar varios pedidos en un turno. Si encajan varios, eliges tú. Nadie cobra por ti.',
        'El pan de dentro cuenta como ingrediente: el «Dos pisos» lo pide. Tres panes de golpe abren y cierran un «Sándwich de pan».',
        'Algunos pedidos pagan cada ingrediente, como la «Sorpresa de carne»: cuanta carne quieras, al menos una.',
        'Después se descartan sándwich y pedido, se descubre otra carta negra y tomas la recompensa.',
        'Lo que se puede cobrar a la vez se cobra junto: las nuevas cartas negras llegan, y los eventos ocurren, solo después de lo último. Lo que un pedido nuevo hace posible se cobra después.',
      ],
      rulings: [
        'Cuando se acaba el tiempo de un turno, antes se cobra un sándwich cerrado que sirva para un solo pedido; donde habría que elegir, no. De dos sándwiches para un mismo pedido se sirve el mejor pagado.',
        'Solo cierra un sándwich el pan puesto en este turno. El que ya estaba queda dentro: quítalo o busca un pedido que lo quiera.',
        'Si la carta nueva es un evento, se aplica antes de la recompensa.',
        'Un pedido que paga por ingrediente y además nombra uno pide ese y al menos otro de la familia, y los paga todos.',
      ],
    },
    {
      title: 'Los inspectores',
      text: [
        'Un inspector solo actúa sobre quien tenga algo malo en un sándwich abierto: un ingrediente malo, un condimento de ataque o salsa especial. Las cartas malas de la mano no cuentan.',
        'La víctima elige: el castigo, o el soborno, que va al banco. Se paga entero.',
        'Perezoso: descartas una carta mala que elijas, o pagas 2. Quisquilloso: todas las cartas malas del sándwich que señale el atacante, o 4. Estricto: el sándwich entero que señale, o 6.',
        'Se pueden jugar varios inspectores o condimentos de ataque del mismo símbolo en un turno.',
      ],
      rulings: [
        'Lo que ya no empieza con pan se desmonta: el resto también se descarta. Si abajo queda pan, el sándwich sigue.',
        'Un inspector que no encuentra nada simplemente se descarta.',
        'Quien no responde a tiempo acepta el castigo; el dinero de nadie se gasta sin preguntar. Perezoso se lleva entonces lo que menos duela, primero un condimento de ataque.',
      ],
    },
    {
      title: 'Los eventos',
      text: [
        'Un evento que llega a la barra lo cumplen todos al momento, antes de completar las manos. Luego se descarta y se sustituye.',
      ],
      rulings: [
        'Cuando todos eligen cartas, nadie las ve hasta que todos hayan elegido. Quien tiene menos da lo que tiene; quien no elige a tiempo da al azar.',
        'Entre sándwiches igual de altos, las gaviotas atacan el de más a la izquierda.',
        'Quien deba pagar y no pueda, paga lo que tenga.',
      ],
    },
    {
      title: 'Ampliaciones y pedidos propios',
      text: [
        'El Pack de ataque trae más condimentos de ataque e inspectores; «¡Marchando!», más pedidos. Al principio están desactivados.',
        'Con «¡Marchando!» la mesa puede escribir sus propios pedidos: un nombre, los ingredientes y la recompensa. Se quedan en este equipo hasta que alguien los quite. Un pedido imposible se rechaza.',
      ],
      rulings: [
        'Para saber si un pedido es posible se cuentan todas las cartas blancas en juego, dos panes para cerrarlo y salsa especial para lo que falte.',
      ],
    },
    {
      title: 'El final',
      text: [
        'La partida dura el tiempo fijado, o hasta que alguien tenga la cantidad fijada. Gana quien tenga más Noshdosh; los empates se comparten.',
      ],
      rulings: [
        'Al acabar el tiempo se termina el turno en curso, y se acabó.',
        'Con una cantidad fijada, acaba en cuanto alguien la tiene y no queda ningún evento por cumplir.',
        'Tras 1000 turnos acaba en cualquier caso.',
      ],
    },
  ],
};

const de: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Baut Sandwiches, die zu den Bestellungen an der Bar passen, und nehmt das Noshdosh dafür. Verderbt, was die anderen bauen, und geht den Inspektoren aus dem Weg.',
        'Es spielen zwei bis sechs. Wer am Ende das meiste Noshdosh hat, gewinnt.',
      ],
      rulings: ['Die Spielerzahl ist von uns: Das Spiel nennt keine. Alle beginnen mit nichts.'],
    },
    {
      title: 'Die Karten',
      text: [
        'Weiße Karten sind Zutaten, Angriffssoßen, Inspektoren und Spezialsoße. Schwarze Karten sind Bestellungen und Ereignisse.',
        'Zutaten gibt es in fünf Familien: Brot, Molkerei, Soßen, Fleisch und Salat. Jede zeigt ein Symbol und ist gut oder schlecht. Für Bestellungen ist eine gute Tomate so gut wie eine schlechte; Schlechtes interessiert nur die Inspektoren.',
        'Sieben weiße Karten für jeden. Vier schwarze Karten bilden die Bar; Ereignisse werden ausgeführt und ersetzt, bis vier Bestellungen daliegen. Links von der Person, die gibt, geht es los, dann im Uhrzeigersinn.',
      ],
    },
    {
      title: 'Dein Zug: eins von dreien',
      text: [
        'Spielen: beliebig viele Karten eines Symbols, gute wie schlechte. Zutaten kommen auf deine eigenen Sandwiches, Angriffssoßen auf fremde, Inspektoren zu anderen. Spezialsoße geht zu allem dazu.',
        'Umlegen: die oberste Karte eines deiner Sandwiches auf ein anderes von dir.',
        'Abwerfen: beliebig viele Handkarten, und ebenso viele nachziehen.',
        'Am Ende deines Zugs wird deine Hand auf sieben aufgefüllt. Ein leerer Stapel wird durch seine gemischte Ablage ersetzt.',
      ],
      rulings: [
        'Nichts tun ist erlaubt: Das heißt, null Karten abzuwerfen.',
        'Umgelegt wird auf ein Sandwich, nie auf einen freien Platz.',
        'Am Ende eines Zugs füllen alle auf sieben auf, zuerst, wer am Zug war, denn ein Ereignis kann den anderen Karten genommen haben. Mehr als sieben darf man behalten, und Abgeworfenes wird immer eins zu eins ersetzt.',
        'Sind Stapel und Ablage leer, bleiben die Hände kleiner.',
        'Läuft die Uhr eines Zugs ab, endet er mit dem, was gespielt wurde. Sie steht still, während andere antworten.',
      ],
    },
    {
      title: 'Sandwiches',
      text: [
        'Ein Sandwich beginnt mit Brot. Höchstens vier sind offen; ein neues braucht einen freien Platz. Wegwerfen kannst du keins: Nur seine oberste Karte lässt sich umlegen. Ist die letzte weg, ist der Platz frei.',
        'Spezialsoße ist schlecht, gehört zu den Soßen und steht für jede Zutat außer Brot. Wofür, entscheidet sich beim Schließen.',
        'Angriffssoßen kommen nur auf fremde Sandwiches. Liegen sie einmal da, darf man sie wie jede oberste Karte umlegen.',
      ],
    },
    {
      title: 'Bestellungen erfüllen',
      text: [
        'Ein Sandwich erfüllt eine Bestellung, wenn es mit Brot beginnt und endet und genau das enthält, was verlangt ist, in beliebiger Folge: nichts fehlt, nichts ist zu viel. Angriffssoßen darin zählen nicht.',
        'Schließe es, indem du Brot obendrauf spielst oder Brot dorthin umlegst. In einem Zug darfst du mehrere schließen und mehrere Bestellungen kassieren. Passen mehrere, wählst du. Niemand kassiert für dich.',
        'Brot im Inneren zählt als Zutat: Der „Doppeldecker“ verlangt eins. Drei Brote auf einmal beginnen und schließen ein „Brot mit Brot“.',
        'Manche Bestellungen zahlen für jede Zutat, wie die „Fleischüberraschung“: beliebig viel Fleisch, mindestens eins.',
        'Dann kommen Sandwich und Bestellung in die Ablage, eine neue schwarze Karte wird aufgedeckt, und du nimmst die Belohnung.',
        'Was gleichzeitig kassiert werden kann, wird zusammen kassiert: Neue schwarze Karten kommen, und Ereignisse geschehen, erst nach dem Letzten davon. Was erst eine neue Bestellung möglich macht, wird danach kassiert.',
      ],
      rulings: [
        'Läuft die Zeit für einen Zug ab, wird ein geschlossenes Sandwich, das zu genau einer Bestellung passt, vorher kassiert; wo es etwas zu wählen gäbe, nicht. Von zwei Sandwiches für eine Bestellung geht das besser bezahlte hinaus.',
        'Nur Brot, das in diesem Zug aufgelegt wurde, schließt ein Sandwich. Brot, das schon dalag, ist innen: Nimm es herunter oder finde eine Bestellung, die es will.',
        'Ist die neue Karte ein Ereignis, wird es vor der Belohnung ausgeführt.',
        'Eine Bestellung, die pro Zutat zahlt und auch eine nennt, will diese und mindestens eine weitere der Familie, und zahlt für alle.',
      ],
    },
    {
      title: 'Inspektoren',
      text: [
        'Ein Inspektor wirkt nur, wo etwas Schlechtes in einem offenen Sandwich liegt: eine schlechte Zutat, eine Angriffssoße oder Spezialsoße. Schlechte Handkarten zählen nicht.',
        'Wen es trifft, der wählt: die Strafe oder das Schmiergeld, das an die Bank geht. Es muss ganz bezahlt werden.',
        'Faulpelz: Du wirfst eine schlechte Karte deiner Wahl ab oder zahlst 2. Erbsenzähler: alle schlechten Karten des gezeigten Sandwichs oder 4. Eisenhart: das ganze gezeigte Sandwich oder 6. Gezeigt wird es vom Angreifer.',
        'Mehrere Inspektoren oder Angriffssoßen eines Symbols dürfen in einem Zug gespielt werden.',
      ],
      rulings: [
        'Was nicht mehr mit Brot beginnt, fällt auseinander: Der Rest wird auch abgeworfen. Liegt nun wieder Brot unten, bleibt es.',
        'Ein Inspektor, der nichts findet, wird einfach abgeworfen.',
        'Wer nicht rechtzeitig antwortet, nimmt die Strafe; niemandes Geld wird ungefragt ausgegeben. Faulpelz nimmt dann, was am wenigsten fehlt, zuerst eine Angriffssoße.',
      ],
    },
    {
      title: 'Ereignisse',
      text: [
        'Ein Ereignis an der Bar führen alle sofort aus, bevor die Hände aufgefüllt werden. Dann wird es abgelegt und ersetzt.',
      ],
      rulings: [
        'Wenn alle Karten wählen, sieht sie niemand, bis alle gewählt haben. Wer weniger hat, gibt, was da ist; wer nicht rechtzeitig wählt, gibt zufällig.',
        'Bei gleich hohen Sandwiches nehmen die Möwen vom linken.',
        'Wer zahlen muss und nicht kann, zahlt, was da ist.',
      ],
    },
    {
      title: 'Erweiterungen und eigene Bestellungen',
      text: [
        'Das Angriffspaket bringt mehr Angriffssoßen und Inspektoren, „Bestellung fertig!“ mehr Bestellungen. Beide sind anfangs aus.',
        'Mit „Bestellung fertig!“ kann der Tisch eigene Bestellungen schreiben: Name, Zutaten, Belohnung. Sie bleiben auf diesem Gerät, bis ihr sie entfernt. Was niemand erfüllen könnte, wird abgelehnt.',
      ],
      rulings: [
        'Ob eine Bestellung machbar ist, wird mit allen weißen Karten im Spiel gezählt, zwei Broten zum Schließen und Spezialsoße für das, was fehlt.',
      ],
    },
    {
      title: 'Das Ende',
      text: [
        'Gespielt wird bis zur gesetzten Zeit oder bis jemand den gesetzten Betrag hat. Das meiste Noshdosh gewinnt; bei Gleichstand wird geteilt.',
      ],
      rulings: [
        'Ist die Zeit um, wird der laufende Zug beendet; dann ist Schluss.',
        'Mit gesetztem Betrag endet es, sobald jemand ihn hat und kein Ereignis mehr auszuführen ist.',
        'Nach 1000 Zügen endet es auf jeden Fall.',
      ],
    },
  ],
};

export const rules: Readonly<Record<Locale, RulesPage>> = { en, fr, es, de };
