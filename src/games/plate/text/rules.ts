import type { RulesPage } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

const en: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      tells: ['P-1', 'P-2'],
      text: [
        'Everybody builds sandwiches on the same plates. When one is finished, you bid in secret for who eats it. The eater gets its points, and some sandwiches are worth less than nothing.',
        'Two play to 25 points, three or four to 15. Five play until eight sandwiches have been eaten, unless the table sets it otherwise.',
      ],
    },
    {
      title: 'Before the first sandwich',
      tells: ['P-3', 'P-4', 'P-5'],
      during: ['opening'],
      text: [
        'There is one plate fewer than there are players, but there are never fewer than two.',
        'Everybody draws a card; the highest value begins, ties draw again. A napkin has no value and cannot win. Then all cards are shuffled and seven dealt to each.',
        'Discards lie face up. As soon as the draw pile is empty, the discards are shuffled and become the new one.',
      ],
    },
    {
      title: 'Your turn: one of four',
      tells: ['P-6', 'P-7', 'P-8', 'P-9', 'P-10', 'P-11'],
      during: ['build', 'keep'],
      text: [
        'Start: bread on an empty plate.',
        'Add: a filling onto an unfinished sandwich. Draw two cards, keep one, discard the other.',
        'Finish: bread onto an unfinished sandwich, and bidding begins. Two slices with nothing between them are a sandwich too.',
        'Discard one card.',
        'After each of these, draw up to seven.',
      ],
      rulings: [
        'Drawing up never makes you discard down: whoever holds eight keeps eight.',
        'What needs cards that do not exist anywhere cannot be chosen. Whoever can choose nothing is passed over; when that is everybody, the match ends and the leader wins.',
        'The two cards drawn for a filling lie apart until you have chosen: no napkin touches them.',
        'With a clock: when it runs out, chance discards a card for you.',
      ],
    },
    {
      title: 'Bidding',
      tells: ['P-12', 'P-13', 'P-14', 'P-15'],
      during: ['bid', 'last-bid'],
      text: [
        'It begins with the player who finished the sandwich and goes round to the left, past everybody who has opted out.',
        'Place one card of any kind face down in front of anybody, yourself included, or opt out. Nobody looks at placed cards, and nobody draws.',
        'When only one player is left, that player may place one last card. Without a card in hand you are out.',
        'Only Bid cards count. Your bid score is the sum of those in front of you: none is zero, and it may be negative.',
      ],
      rulings: [
        'You may place a card in front of somebody who has opted out.',
        'Not even whoever placed a card may look at it again: remember it.',
        'With a clock: when it runs out, you are out.',
      ],
    },
    {
      title: 'Eating',
      tells: ['P-16', 'P-17', 'P-18', 'P-19', 'P-20'],
      during: ['reveal', 'verdict'],
      text: [
        'The bids are turned one by one, in the order in which they were placed. Then comes a moment for napkins.',
        'Whoever has the highest bid score eats, and must. A sandwich is worth the sum of all its cards, both breads included.',
        'On a tie the points are split equally and rounded down: five for two is two each, minus five for two is minus three each.',
        'Sandwich and bids are discarded, the plate stays. All draw up to seven, beginning with the eater, who also takes the next turn. On a tie that is whoever finished the sandwich, or else the tied player next to the left.',
      ],
      rulings: [
        'If there are too few cards for everybody, those who draw later get fewer.',
        'A sandwich that ends the match is not cleared away, and once it has been eaten no napkin helps.',
      ],
    },
    {
      title: 'Napkins',
      tells: ['P-21', 'P-22', 'P-23', 'P-24', 'P-25'],
      during: ['reaction', 'waiting'],
      text: [
        'A napkin may be played by anybody at any moment. It interrupts what is going on, is carried out, and what it interrupted goes on. You draw no card for it.',
        'A napkin may interrupt a napkin: the newest is carried out first.',
        'After a napkin is played, and after the bids are turned, there is a short time for answers. It ends early when all others let it pass.',
        'Some napkins stay on the table until they are used.',
      ],
      rulings: [
        'Whoever has let something pass may still throw in a napkin while there is time.',
        'Each napkin carried out after the bids are turned opens a fresh moment for everybody: what is about to be eaten may have changed.',
        'What was interrupted goes on with the time that was left, but with two seconds at least.',
        'If there is only one possible answer to what a napkin asks, it is given without asking, unless that would say something about your hand. When the time to choose is up, chance chooses.',
        'If what a napkin was about has gone in the meantime, it does nothing.',
      ],
    },
    {
      title: 'The three classic napkins',
      tells: ['P-26', 'P-27', 'P-28'],
      during: ['trade-with', 'trade-give', 'trade-take', 'pass-on'],
      text: [
        'Trade two: pick another player, two of your cards, and two of theirs without seeing them. With fewer than two on either side, as many as the smaller hand holds.',
        'Fresh hands: everybody discards their hand and draws seven, beginning with whoever played it.',
        'Pass two: everybody passes two cards of their choice to the left, at the same time. Whoever has fewer passes them all.',
      ],
      rulings: [
        'Both sides of a trade give the same number. The other hand is shuffled before you pick.',
        'These three may be played even when they change nothing.',
      ],
    },
    {
      title: 'The napkins of the house',
      tells: ['P-29'],
      during: ['peek', 'take-top', 'move-top', 'garnish', 'swap-bids', 'lay-before'],
      text: [
        'Crumple: the napkin that is being played has no effect.',
        'Lifted corner: look at the hidden bids in front of one player.',
        'Light fingers: the top filling of an unfinished sandwich comes into your hand.',
        'Slide over: the top filling of an unfinished sandwich moves to another sandwich.',
        'Last garnish: a filling from your hand goes into any sandwich.',
        'Musical chairs: the bids in front of two players change places.',
        'Loud voice and Cold water lie in front of a player and change that player’s next bid score by two, up or down.',
        'Iron stomach: the next time you would lose points by eating, you lose none.',
      ],
      rulings: [
        'The house napkins are ours. One that could do nothing at this moment cannot be played, and your phone says why.',
        'Crumple hits the newest napkin; what had been chosen for it stays where it was.',
        'A filling for a finished sandwich goes under its lid and counts.',
        'Loud voice and Cold water are used up the next time bids are added up, and do not move when bids change places. Iron stomach also works on a share of a tie.',
      ],
    },
    {
      title: 'The end',
      tells: ['P-30', 'P-31'],
      during: ['last-meal'],
      text: ['When a sandwich brings somebody to the target, the match is over.'],
      rulings: [
        'If several get there with the same sandwich, the most points win. Equal points share the win, with five players too.',
        'The printed rule ends after five sandwiches with five players, and one in five of them eats nothing. So we set eight; “By the rules” plays to five.',
      ],
    },
  ],
};

const fr: RulesPage = {
  sections: [
    {
      title: 'De quoi s’agit-il ?',
      text: [
        'Tout le monde monte des sandwichs sur les mêmes assiettes. Quand l’un est fini, on enchérit en secret pour savoir qui le mange. Les points vont à qui le mange, et certains valent moins que rien.',
        'À deux, on joue jusqu’à 25 points ; à trois ou quatre, jusqu’à 15. À cinq, jusqu’à ce que huit sandwichs soient mangés, sauf autre réglage.',
      ],
    },
    {
      title: 'Avant le premier sandwich',
      text: [
        'Il y a une assiette de moins que de joueurs, mais jamais moins de deux.',
        'Chacun tire une carte ; la plus haute commence, les ex æquo tirent à nouveau. Une serviette n’a pas de valeur et ne peut pas gagner. Puis on mélange tout et on distribue sept cartes à chacun.',
        'La défausse est face visible. Dès que la pioche est vide, la défausse mélangée la remplace.',
      ],
    },
    {
      title: 'Ton tour : une action sur quatre',
      text: [
        'Commencer : un pain sur une assiette vide.',
        'Garnir : une garniture sur un sandwich inachevé. Pioche deux cartes, gardes-en une, défausse l’autre.',
        'Finir : un pain sur un sandwich inachevé, et les enchères commencent. Deux tranches sans rien entre elles font aussi un sandwich.',
        'Défausser une carte.',
        'Après chacune de ces actions, on complète sa main à sept.',
      ],
      rulings: [
        'Compléter ne fait jamais défausser : qui a huit cartes les garde.',
        'Une action qui demande des cartes introuvables n’est pas possible. Qui ne peut rien faire passe son tour ; si c’est tout le monde, la partie s’arrête et qui mène gagne.',
        'Les deux cartes piochées pour une garniture restent à part jusqu’au choix : aucune serviette ne les touche.',
        'Avec un chrono : quand il est écoulé, le hasard défausse une carte pour toi.',
      ],
    },
    {
      title: 'Les enchères',
      text: [
        'Elles commencent par qui a fini le sandwich et tournent vers la gauche, sans ceux qui se sont retirés.',
        'Pose une carte quelconque face cachée devant quelqu’un, même toi, ou retire-toi. Personne ne regarde les cartes posées, personne ne pioche.',
        'Quand il ne reste qu’une personne, elle peut poser une dernière carte. Sans carte en main, on se retire.',
        'Seules les cartes Enchère comptent. Ton total est la somme de celles qui sont devant toi : aucune fait zéro, et il peut être négatif.',
      ],
      rulings: [
        'On peut poser une carte devant quelqu’un qui s’est retiré.',
        'Même après avoir posé une carte, on ne peut plus la regarder : à retenir !',
        'Avec un chrono : quand il est écoulé, tu te retires.',
      ],
    },
    {
      title: 'À table',
      text: [
        'Les enchères sont retournées une à une, dans l’ordre où elles ont été posées. Puis vient un moment pour les serviettes.',
        'Qui a le plus haut total mange, et doit manger. Un sandwich vaut la somme de toutes ses cartes, les deux pains compris.',
        'En cas d’égalité, les points sont partagés et arrondis vers le bas : cinq pour deux font deux chacun, moins cinq pour deux font moins trois chacun.',
        'Le sandwich et les enchères sont défaussés, l’assiette reste. Chacun complète à sept en commençant par qui a mangé, et qui joue aussi le tour suivant. En cas d’égalité, c’est qui a fini le sandwich, sinon le premier ex æquo vers la gauche.',
      ],
      rulings: [
        'S’il n’y a pas assez de cartes pour tous, les derniers à piocher en ont moins.',
        'Un sandwich qui termine la partie n’est pas débarrassé, et une fois mangé, plus aucune serviette n’y change rien.',
      ],
    },
    {
      title: 'Les serviettes',
      text: [
        'Chacun peut jouer une serviette à tout moment. Elle interrompt ce qui se passe, s’applique, puis la suite reprend. On ne pioche pas pour la remplacer.',
        'Une serviette peut interrompre une serviette : la plus récente s’applique d’abord.',
        'Après une serviette, et après le retournement des enchères, il y a un court moment pour répondre. Il s’arrête dès que tous les autres laissent passer.',
        'Certaines serviettes restent sur la table jusqu’à ce qu’elles servent.',
      ],
      rulings: [
        'Qui a laissé passer peut encore jouer une serviette tant qu’il reste du temps.',
        'Chaque serviette appliquée après le retournement rouvre un moment entier pour tous : ce qu’on va manger a pu changer.',
        'Ce qui a été interrompu reprend avec le temps restant, mais au moins deux secondes.',
        'S’il n’y a qu’une réponse possible à ce qu’une serviette demande, elle est donnée d’office, sauf si cela trahissait ta main. Quand le temps de choisir est écoulé, le hasard choisit.',
        'Si ce que visait une serviette a disparu entre-temps, elle est sans effet.',
      ],
    },
    {
      title: 'Les trois serviettes classiques',
      text: [
        'Troc de deux : choisis quelqu’un, deux de tes cartes, et deux des siennes sans les voir. S’il y en a moins de deux d’un côté, autant qu’en a la plus petite main.',
        'Mains neuves : chacun défausse sa main et pioche sept cartes, en commençant par qui l’a jouée.',
        'Fais passer : chacun passe deux cartes de son choix à gauche, en même temps. Qui en a moins passe tout.',
      ],
      rulings: [
        'Les deux côtés d’un troc donnent le même nombre. L’autre main est mélangée avant le choix.',
        'Ces trois-là peuvent se jouer même si elles ne changent rien.',
      ],
    },
    {
      title: 'Les serviettes maison',
      text: [
        'En boule : la serviette en cours est sans effet.',
        'Coin soulevé : regarde les enchères cachées devant quelqu’un.',
        'Doigts légers : la garniture du dessus d’un sandwich inachevé vient dans ta main.',
        'Glissade : la garniture du dessus d’un sandwich inachevé passe sur un autre sandwich.',
        'Dernière garniture : une garniture de ta main va dans n’importe quel sandwich.',
        'Chaises musicales : les enchères devant deux personnes changent de place.',
        'Voix qui porte et Douche froide restent devant quelqu’un et changent son prochain total de deux, en plus ou en moins.',
        'Estomac d’acier : la prochaine fois que manger te ferait perdre des points, tu n’en perds pas.',
      ],
      rulings: [
        'Les serviettes maison sont de nous. Celle qui ne pourrait rien faire à cet instant ne se joue pas, et ton téléphone dit pourquoi.',
        'En boule vise la serviette la plus récente ; ce qui avait été choisi pour elle reste en place.',
        'Une garniture pour un sandwich fini se glisse sous le chapeau et compte.',
        'Voix qui porte et Douche froide servent au prochain total, et ne bougent pas quand les enchères changent de place. Estomac d’acier protège aussi d’une part d’égalité.',
      ],
    },
    {
      title: 'La fin',
      text: ['Quand un sandwich amène quelqu’un au but, la partie est finie.'],
      rulings: [
        'Si plusieurs y arrivent avec le même sandwich, le plus de points gagne. À égalité de points, la victoire est partagée, à cinq aussi.',
        'Selon la règle imprimée, une partie à cinq s’arrête après cinq sandwichs, et une personne sur cinq ne mange rien. Nous en prévoyons donc huit ; « Selon la règle » en reste à cinq.',
      ],
    },
  ],
};

const es: RulesPage = {
  sections: [
    {
      title: 'De qué va',
      text: [
        'Todos preparan sándwiches en los mismos platos. Cuando uno está listo, se puja en secreto para ver quién se lo come. Quien come se lleva sus puntos, y algunos valen menos que nada.',
        'Con dos jugadores se juega a 25 puntos; con tres o cuatro, a 15. Con cinco, hasta que se hayan comido ocho sándwiches, si la mesa no elige otra cosa.',
      ],
    },
    {
      title: 'Antes del primer sándwich',
      text: [
        'Hay un plato menos que jugadores, pero nunca menos de dos.',
        'Cada uno saca una carta; empieza la más alta, y quienes empatan repiten. Una servilleta no tiene valor y no puede ganar. Después se baraja todo y se reparten siete a cada uno.',
        'El descarte está boca arriba. En cuanto se acaba el mazo, el descarte barajado lo sustituye.',
      ],
    },
    {
      title: 'Tu turno: una de cuatro',
      text: [
        'Empezar: un pan en un plato vacío.',
        'Añadir: un relleno en un sándwich sin terminar. Roba dos cartas, quédate con una y descarta la otra.',
        'Terminar: un pan en un sándwich sin terminar, y empieza la puja. Dos rebanadas sin nada en medio también son un sándwich.',
        'Descartar una carta.',
        'Después de cualquiera de ellas, completa tu mano hasta siete.',
      ],
      rulings: [
        'Completar nunca obliga a descartar: quien tiene ocho se queda con las ocho.',
        'Lo que necesite cartas que no existen no se puede elegir. Quien no puede elegir nada pierde el turno; si nadie puede, la partida acaba y gana quien va en cabeza.',
        'Las dos cartas robadas por un relleno quedan aparte hasta que eliges: ninguna servilleta las toca.',
        'Con reloj: cuando se acaba, el azar descarta una carta por ti.',
      ],
    },
    {
      title: 'La puja',
      text: [
        'Empieza quien terminó el sándwich y sigue hacia la izquierda, sin quienes ya se han retirado.',
        'Pon una carta cualquiera boca abajo delante de alguien, o delante de ti, o retírate. Nadie mira las cartas puestas y nadie roba.',
        'Cuando solo queda una persona, puede poner una última carta. Sin cartas en la mano, quedas fuera.',
        'Solo cuentan las cartas de Puja. Tu total es la suma de las que tienes delante: ninguna es cero, y puede ser negativo.',
      ],
      rulings: [
        'Se puede poner una carta delante de alguien que ya se ha retirado.',
        'Ni siquiera quien puso una carta puede volver a mirarla: hay que recordarla.',
        'Con reloj: cuando se acaba, quedas fuera.',
      ],
    },
    {
      title: 'A comer',
      text: [
        'Las pujas se descubren una a una, en el orden en que se pusieron. Luego hay un momento para servilletas.',
        'Quien tiene el total más alto come, y tiene que comer. Un sándwich vale la suma de todas sus cartas, con los dos panes.',
        'En caso de empate, los puntos se reparten a partes iguales y se redondea hacia abajo: cinco entre dos son dos cada uno; menos cinco entre dos, menos tres cada uno.',
        'El sándwich y las pujas van al descarte; el plato se queda. Todos completan hasta siete, empezando por quien comió, que además juega el siguiente turno. En un empate es quien terminó el sándwich o, si no, el empatado más cercano hacia la izquierda.',
      ],
      rulings: [
        'Si no hay cartas para todos, quienes roban más tarde reciben menos.',
        'Un sándwich que acaba la partida no se retira y, una vez comido, ya no hay servilleta que valga.',
      ],
    },
    {
      title: 'Las servilletas',
      text: [
        'Cualquiera puede jugar una servilleta en cualquier momento. Interrumpe lo que pasa, se resuelve, y lo interrumpido sigue. No se roba por ella.',
        'Una servilleta puede interrumpir a otra: la más reciente se resuelve primero.',
        'Tras jugarse una servilleta, y tras descubrirse las pujas, hay un rato breve para responder. Acaba antes si todos los demás la dejan pasar.',
        'Algunas servilletas se quedan en la mesa hasta que sirven.',
      ],
      rulings: [
        'Quien ha dejado pasar algo aún puede jugar una servilleta mientras quede tiempo.',
        'Cada servilleta resuelta después de descubrir las pujas abre un momento nuevo para todos: lo que se va a comer puede haber cambiado.',
        'Lo interrumpido sigue con el tiempo que quedaba, pero con dos segundos como mínimo.',
        'Si solo hay una respuesta posible a lo que pide una servilleta, se da sin preguntar, salvo que eso delate tu mano. Cuando se acaba el tiempo de elegir, elige el azar.',
        'Si aquello a lo que iba una servilleta ha desaparecido, no hace nada.',
      ],
    },
    {
      title: 'Las tres servilletas clásicas',
      text: [
        'Trueque de dos: elige a alguien, dos de tus cartas y dos de las suyas sin verlas. Con menos de dos en un lado, tantas como tenga la mano más corta.',
        'Manos nuevas: todos descartan su mano y roban siete, empezando por quien la jugó.',
        'Pasa dos: cada uno pasa dos cartas a su elección a la izquierda, a la vez. Quien tenga menos las pasa todas.',
      ],
      rulings: [
        'En un trueque ambos dan el mismo número. La otra mano se baraja antes de elegir.',
        'Estas tres pueden jugarse aunque no cambien nada.',
      ],
    },
    {
      title: 'Las servilletas de la casa',
      text: [
        'Bola de papel: la servilleta en curso no tiene efecto.',
        'Esquina levantada: mira las pujas ocultas de una persona.',
        'Dedos ligeros: el relleno de arriba de un sándwich sin terminar viene a tu mano.',
        'Hazte a un lado: el relleno de arriba de un sándwich sin terminar pasa a otro sándwich.',
        'Último toque: un relleno de tu mano va a cualquier sándwich.',
        'Juego de las sillas: las pujas de dos personas cambian de sitio.',
        'Voz potente y Agua fría quedan delante de alguien y cambian su próximo total en dos, hacia arriba o hacia abajo.',
        'Estómago de hierro: la próxima vez que comer te haría perder puntos, no pierdes ninguno.',
      ],
      rulings: [
        'Las servilletas de la casa son nuestras. La que no podría hacer nada en ese momento no se puede jugar, y tu teléfono dice por qué.',
        'Bola de papel alcanza a la servilleta más reciente; lo elegido para ella se queda donde estaba.',
        'Un relleno para un sándwich terminado va bajo la tapa y cuenta.',
        'Voz potente y Agua fría se gastan la próxima vez que se suman pujas, y no se mueven cuando las pujas cambian de sitio. Estómago de hierro también protege de la parte de un empate.',
      ],
    },
    {
      title: 'El final',
      text: ['Cuando un sándwich lleva a alguien a la meta, la partida se acaba.'],
      rulings: [
        'Si varios llegan con el mismo sándwich, gana quien tenga más puntos. Con los mismos puntos comparten la victoria, también con cinco jugadores.',
        'La regla impresa acaba tras cinco sándwiches con cinco jugadores, y uno de cada cinco no come nada. Por eso ponemos ocho; «Según las reglas» acaba tras cinco.',
      ],
    },
  ],
};

const de: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Alle belegen Sandwiches auf denselben Tellern. Ist eines fertig, wird heimlich geboten, wer es isst. Wer isst, bekommt die Punkte, und manches Sandwich ist weniger als nichts wert.',
        'Zu zweit geht es bis 25 Punkte, zu dritt oder viert bis 15. Zu fünft wird gespielt, bis acht Sandwiches gegessen sind, wenn der Tisch nichts anderes einstellt.',
      ],
    },
    {
      title: 'Vor dem ersten Sandwich',
      text: [
        'Es gibt einen Teller weniger als Mitspielende, aber nie weniger als zwei.',
        'Alle ziehen eine Karte; die höchste fängt an, bei Gleichstand wird noch einmal gezogen. Eine Serviette hat keinen Wert und kann nicht gewinnen. Dann wird alles gemischt, und jeder bekommt sieben Karten.',
        'Die Ablage liegt offen. Sobald der Stapel leer ist, wird sie gemischt und ersetzt ihn.',
      ],
    },
    {
      title: 'Dein Zug: eines von vieren',
      text: [
        'Anfangen: ein Brot auf einen leeren Teller.',
        'Belegen: ein Belag auf ein unfertiges Sandwich. Zieh zwei Karten, behalte eine, leg die andere ab.',
        'Fertigmachen: ein Brot auf ein unfertiges Sandwich, und das Bieten beginnt. Auch zwei Scheiben mit nichts dazwischen sind ein Sandwich.',
        'Abwerfen: eine Karte.',
        'Nach jedem davon füllst du die Hand auf sieben auf.',
      ],
      rulings: [
        'Beim Auffüllen wird nie abgeworfen: Wer acht Karten hat, behält acht.',
        'Was Karten braucht, die es nirgends mehr gibt, ist nicht wählbar. Wer nichts wählen kann, setzt aus; kann es niemand, endet die Partie, und wer führt, gewinnt.',
        'Die zwei Karten, die du für einen Belag ziehst, liegen beiseite, bis du gewählt hast: Keine Serviette rührt sie an.',
        'Mit Uhr: Ist sie abgelaufen, wirft der Zufall eine Karte für dich ab.',
      ],
    },
    {
      title: 'Bieten',
      text: [
        'Es beginnt, wer das Sandwich fertiggemacht hat, dann geht es links herum, ohne alle, die raus sind.',
        'Leg eine beliebige Karte verdeckt vor irgendwen, auch vor dich selbst, oder steig aus. Niemand sieht die gelegten Karten an, niemand zieht nach.',
        'Ist nur noch eine Person dabei, darf sie eine letzte Karte legen. Ohne Karte auf der Hand bist du raus.',
        'Nur Gebotskarten zählen. Deine Gebotssumme ist, was vor dir liegt: Nichts ist null, und sie kann negativ sein.',
      ],
      rulings: [
        'Du darfst auch vor jemanden legen, der schon raus ist.',
        'Selbst wer eine Karte gelegt hat, darf sie nicht mehr ansehen: gut merken!',
        'Mit Uhr: Ist sie abgelaufen, bist du raus.',
      ],
    },
    {
      title: 'Essen',
      text: [
        'Die Gebote werden einzeln aufgedeckt, in der Reihenfolge, in der sie gelegt wurden. Dann ist noch einmal Zeit für Servietten.',
        'Wer die höchste Gebotssumme hat, isst, und muss essen. Ein Sandwich ist die Summe all seiner Karten wert, beide Brote eingeschlossen.',
        'Bei Gleichstand werden die Punkte gleichmäßig geteilt und abgerundet: fünf durch zwei sind je zwei, minus fünf durch zwei sind je minus drei.',
        'Sandwich und Gebote kommen auf die Ablage, der Teller bleibt. Alle füllen auf sieben auf; es beginnt, wer gegessen hat, und wer gegessen hat, ist auch am Zug. Bei Gleichstand ist das, wer das Sandwich fertiggemacht hat, sonst die nächste beteiligte Person links davon.',
      ],
      rulings: [
        'Reichen die Karten nicht für alle, bekommen die Späteren weniger.',
        'Ein Sandwich, das die Partie beendet, wird nicht abgeräumt, und ist es gegessen, hilft keine Serviette mehr.',
      ],
    },
    {
      title: 'Servietten',
      text: [
        'Eine Serviette darf jeder jederzeit spielen. Sie unterbricht, was gerade läuft, wird ausgeführt, und dann geht es weiter. Nachgezogen wird dafür nicht.',
        'Eine Serviette darf eine Serviette unterbrechen: Die neueste kommt zuerst dran.',
        'Nach jeder Serviette und nach dem Aufdecken der Gebote ist kurz Zeit für Antworten. Sie endet früher, wenn alle anderen durchlassen.',
        'Manche Servietten bleiben liegen, bis sie gebraucht werden.',
      ],
      rulings: [
        'Wer durchgelassen hat, darf trotzdem noch eine Serviette spielen, solange Zeit ist.',
        'Jede Serviette, die nach dem Aufdecken ausgeführt wird, gibt allen noch einmal die volle Zeit: Was gegessen wird, kann sich geändert haben.',
        'Unterbrochenes geht mit der Zeit weiter, die übrig war, aber mit mindestens zwei Sekunden.',
        'Gibt es auf die Frage einer Serviette nur eine Antwort, wird nicht gefragt, außer das verriete etwas von deiner Hand. Ist die Bedenkzeit um, wählt der Zufall.',
        'Ist inzwischen verschwunden, worum es einer Serviette ging, tut sie nichts.',
      ],
    },
    {
      title: 'Die drei klassischen Servietten',
      text: [
        'Zwei tauschen: Such dir jemanden aus, zwei eigene Karten und zwei fremde, ungesehen. Hat eine Seite weniger als zwei, so viele, wie die kleinere Hand hat.',
        'Frische Hände: Alle werfen ihre Hand ab und ziehen sieben; wer sie gespielt hat, zieht zuerst.',
        'Reihum zwei: Alle geben gleichzeitig zwei Karten ihrer Wahl nach links. Wer weniger hat, gibt alle.',
      ],
      rulings: [
        'Beim Tauschen geben beide Seiten gleich viele. Die andere Hand wird vorher gemischt.',
        'Diese drei dürfen auch gespielt werden, wenn sie nichts ändern.',
      ],
    },
    {
      title: 'Die Servietten des Hauses',
      text: [
        'Zerknüllt: Die laufende Serviette hat keine Wirkung.',
        'Ecke gelupft: Sieh dir die verdeckten Gebote vor jemandem an.',
        'Lange Finger: Der oberste Belag eines unfertigen Sandwiches kommt auf deine Hand.',
        'Rutsch mal: Der oberste Belag eines unfertigen Sandwiches wandert auf ein anderes Sandwich.',
        'Letzte Garnitur: Ein Belag aus deiner Hand kommt in ein beliebiges Sandwich.',
        'Stühle rücken: Die Gebote vor zwei Leuten tauschen die Plätze.',
        'Laute Stimme und Kalte Dusche liegen vor jemandem und ändern dessen nächste Gebotssumme um zwei, nach oben oder unten.',
        'Eiserner Magen: Wenn du das nächste Mal durch Essen Punkte verlieren würdest, verlierst du keine.',
      ],
      rulings: [
        'Die Servietten des Hauses sind von uns. Eine, die gerade nichts tun könnte, ist nicht spielbar, und dein Handy sagt, warum.',
        'Zerknüllt trifft die neueste Serviette; was für sie gewählt war, bleibt, wo es war.',
        'Ein Belag für ein fertiges Sandwich kommt unter den Deckel und zählt.',
        'Laute Stimme und Kalte Dusche verbrauchen sich, wenn das nächste Mal Gebote addiert werden, und wandern nicht mit, wenn Gebote die Plätze tauschen. Eiserner Magen schützt auch vor dem Anteil bei Gleichstand.',
      ],
    },
    {
      title: 'Das Ende',
      text: ['Bringt ein Sandwich jemanden ans Ziel, ist die Partie vorbei.'],
      rulings: [
        'Schaffen es mehrere mit demselben Sandwich, gewinnt, wer die meisten Punkte hat. Bei gleich vielen wird der Sieg geteilt, auch zu fünft.',
        'Nach der gedruckten Regel ist zu fünft nach fünf Sandwiches Schluss, und jeder Fünfte isst gar nichts. Darum stellen wir acht ein; „Nach der Regel“ endet nach fünf.',
      ],
    },
  ],
};

export const rules: Record<Locale, RulesPage> = { en, fr, es, de };
