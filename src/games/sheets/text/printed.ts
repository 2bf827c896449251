/** What a printed card or rule does, in our words (T-52); fetched when somebody looks. Our rulings are marked. */
import type { Locale } from '../../../shared/text.ts';

interface Printed {
  readonly name: string;
  readonly text: string;
  readonly ruling?: string;
  /** The number of the rule. */
  readonly rule: string;
}

export const printed: Record<Locale, Readonly<Record<string, readonly Printed[]>>> = {
  en: {
    sandwich: [
      {
        rule: 'S-1',
        name: 'Ingredient',
        text: 'One thing that can go into a sandwich. No two are alike in one box; with two boxes the same one may stand twice in a sandwich.',
      },
      {
        rule: 'S-7',
        name: 'Your own card',
        text: 'In the 2013 box and the French booklet you may take it only if it is the last one left. In the other booklets you may, once your hand was off it.',
      },
      {
        rule: 'S-20',
        name: 'Points',
        text: 'The best sandwich gives its cook 3, the second 2, the last 0. German booklet: 3, 1, 0. Three players: 3, 2, 1, 0.',
      },
      {
        rule: 'S-30',
        name: 'Three players',
        text: 'Twelve cards each, four sandwiches of three, two to each neighbour.',
        ruling: 'One booklet says four ingredients: a misprint, for twelve cards make four times three.',
      },
      {
        rule: 'S-31',
        name: 'Eight to ten players',
        text: 'One card is turned up and read out: it is in every sandwich. Deal six; everybody adds two cards to it.',
      },
      {
        rule: 'S-33',
        name: 'Young players',
        text: 'With children of four or five, the first round has six cards and two sandwiches.',
        ruling: 'They go to the two neighbours on the left; the better one scores 3, the other 0.',
      },
      {
        rule: 'S-40',
        name: 'Chef’s suggestion',
        text: 'Sandwiches are given face up, with a word in their praise.',
      },
      { rule: 'S-41', name: 'Pitch', text: 'During the tasting each cook may quickly sell the sandwich.' },
      { rule: 'S-42', name: 'Bleah', text: 'The most disgusting sandwich ranks first.' },
      {
        rule: 'S-43',
        name: 'Basic theory',
        text: 'Something else than bread below: pizza, crêpe, cold salad, kebab or wok.',
      },
      {
        rule: 'S-44',
        name: 'Themed special',
        text: 'A theme is named before the market. Each taster gives one extra point to what fits it best, whatever its rank.',
      },
      {
        rule: 'S-45',
        name: 'Express',
        text: 'Each card goes onto a sandwich as soon as it is taken, and stays. In the end it is three times three.',
      },
      {
        rule: 'S-46',
        name: 'Refrigerator failure',
        text: 'All ingredients were out of the cold for a week.',
      },
      {
        rule: 'S-47',
        name: 'Direction twister',
        text: 'With five players or more, every second round sandwiches go to the right.',
      },
    ],
    plate: [
      {
        rule: 'P-3',
        name: 'Plate',
        text: 'One fewer than players lie on the table; two players use two. One sandwich on each.',
      },
      {
        rule: 'P-6',
        name: 'Bread',
        text: 'On an empty plate it starts a sandwich; on a begun one it finishes it, and the bidding begins.',
      },
      {
        rule: 'P-7',
        name: 'Meat, cheese, extra',
        text: 'Add it to a begun sandwich, draw two, discard one of those two, back up to seven.',
        ruling: 'Back up to seven only draws, and never discards.',
      },
      {
        rule: 'P-13',
        name: 'Bid',
        text: 'Lies face down before somebody. The highest sum of bids eats, and must; other cards before a player count nothing.',
      },
      {
        rule: 'P-17',
        name: 'Tie',
        text: 'The sandwich is split equally among the tied, rounded down.',
        ruling: 'Below zero too: −5 for two is −3 each.',
      },
      {
        rule: 'P-21',
        name: 'Napkin',
        text: 'Anybody may play it at any moment. It interrupts, also another napkin: the newest is resolved first. No refilling after it.',
      },
      {
        rule: 'P-26',
        name: 'Trade two cards',
        text: 'Choose a player, two of your cards, and two of theirs unseen.',
        ruling: 'With fewer than two on one side, both give as many as that side has.',
      },
      {
        rule: 'P-27',
        name: 'Fresh hands',
        text: 'Everybody discards their hand and draws seven. Whoever played it draws first, then clockwise.',
      },
      {
        rule: 'P-28',
        name: 'Pass two cards',
        text: 'Everybody passes two cards of their choice to the next player; whoever has fewer passes all.',
      },
      {
        rule: 'P-30',
        name: 'Winning',
        text: 'Two players: 25 points. Three or four: 15. Five: most points after five sandwiches.',
        ruling: 'Several reach it with one sandwich: most points win, equal points share.',
      },
    ],
    masters: [
      {
        rule: 'M-2',
        name: 'Ingredient',
        text: 'Goes on your own open sandwiches. A good and a bad one of a symbol are the same for orders. All of one symbol may be played in one turn.',
      },
      {
        rule: 'M-14',
        name: 'Attack condiment',
        text: 'Only on other players’ sandwiches. It is bad, and orders take no notice of it.',
      },
      {
        rule: 'M-9',
        name: 'Special Sauce',
        text: 'Bad. Stands for anything but Bread, goes along with any card; what it stands for is said when the sandwich is closed.',
      },
      {
        rule: 'M-21',
        name: 'Health inspector',
        text: 'Lazy, Jobsworth or Strict, before another player. Works only if one of that player’s open sandwiches holds something bad; the hand does not count.',
      },
      {
        rule: 'M-22',
        name: 'Bribe',
        text: 'Whoever is inspected may pay instead of the punishment. It goes back to the bank, not to the attacker.',
        ruling: 'One that cannot be paid in full cannot be chosen.',
      },
      {
        rule: 'M-15',
        name: 'Order',
        text: 'A sandwich fills it when it begins and ends with Bread and holds between them exactly what is listed, in any sequence.',
      },
      {
        rule: 'M-17',
        name: 'Double Decker',
        text: 'One extra Bread somewhere in the middle; it may be played together with the first or the last.',
      },
      {
        rule: 'M-17',
        name: 'Bread Sandwich',
        text: 'Three Breads, also all at once with a free place: 5 Noshdosh.',
      },
      { rule: 'M-18', name: 'Meat Surprise', text: 'Any number of meat, at least one: 5 Noshdosh for each.' },
      {
        rule: 'M-20',
        name: 'Event',
        text: 'Carried out at once by all players when it is dealt to the Bar, then replaced.',
      },
      {
        rule: 'M-13',
        name: 'Open sandwich',
        text: 'Begins with Bread; four at most. Only its top card can be moved away.',
      },
      {
        rule: 'M-6',
        name: 'The end',
        text: 'Thirty minutes, or an agreed sum. Most Noshdosh wins.',
        ruling: 'When the time is up, the turn in progress is finished.',
      },
    ],
    wars: [
      {
        rule: 'W-8',
        name: 'Ingredient',
        text: 'Pay its cost, put it on your counter of five, apply its effect. With five there, replace one for 2 coins more.',
      },
      {
        rule: 'W-9',
        name: 'Order',
        text: 'Use exactly as many ingredients as it says; their qualities must reach what it asks for. Take card, reward and bonus; discard the ingredients.',
      },
      {
        rule: 'W-11',
        name: 'Bonus',
        text: '2 tokens for each category on the order that you used, once each, and 2 for each assistant whose category was used.',
      },
      {
        rule: 'W-14',
        name: 'Assistant',
        text: 'Hired for 5 coins: +2 quality and −2 cost for its category. Costs 2 coins or 1 token at the end of each turn.',
        ruling:
          'The token is our reading of a sign that is lost. Whoever cannot pay for all pays what they can, then all go.',
      },
      {
        rule: 'W-15',
        name: 'Opportunity',
        text: 'Free, no action. Apply it and hand it to the player on your left. In hand at the end: 4 points.',
      },
      {
        rule: 'W-16',
        name: 'Free assistant',
        text: 'An opportunity: take a free assistant without an action or paying. The wage at the end of the turn is still due.',
      },
      {
        rule: 'W-16',
        name: 'Two ingredients free',
        text: 'An opportunity: play up to two ingredients without actions or cost; their effects apply.',
      },
      {
        rule: 'W-17',
        name: 'End of the turn',
        text: 'Collect and draw one card per assistant; pay the wages; refill the orders if one was served; down to five cards; announce a fifth order.',
      },
      {
        rule: 'W-6',
        name: 'Three of one kind',
        text: 'Never in the row: a third goes under the deck, and another is turned up.',
        ruling: 'If the deck has none that may lie there, the place stays empty until it has.',
      },
      {
        rule: 'W-22',
        name: 'Points',
        text: 'Points on orders, tokens, 4 for each opportunity in hand, and 1, 4, 8 or 15 for 2, 3, 4 or 5 kinds of order.',
      },
      {
        rule: 'W-23',
        name: 'Tie',
        text: 'More points in tokens wins, then more coins; else the win is shared.',
      },
    ],
  },
  fr: {
    sandwich: [
      {
        rule: 'S-1',
        name: 'Ingrédient',
        text: 'Une chose qui peut aller dans un sandwich. Aucune n’est en double dans une boîte ; avec deux boîtes, la même peut y être deux fois.',
      },
      {
        rule: 'S-7',
        name: 'Sa propre carte',
        text: 'Dans la boîte de 2013 et le livret français, on ne la prend que si c’est la dernière. Dans les autres livrets, on le peut une fois qu’on l’a lâchée.',
      },
      {
        rule: 'S-20',
        name: 'Points',
        text: 'Le meilleur rapporte 3 à son cuisinier, le deuxième 2, le dernier 0. Livret allemand : 3, 1, 0. À trois : 3, 2, 1, 0.',
      },
      {
        rule: 'S-30',
        name: 'À trois joueurs',
        text: 'Douze cartes chacun, quatre sandwichs de trois, deux à chaque voisin.',
        ruling: 'Un livret dit quatre ingrédients : une coquille, car douze cartes font quatre fois trois.',
      },
      {
        rule: 'S-31',
        name: 'De huit à dix',
        text: 'On retourne une carte et on la lit : elle est dans tous les sandwichs. On en distribue six ; chacun en ajoute deux.',
      },
      {
        rule: 'S-33',
        name: 'Jeunes joueurs',
        text: 'Avec des enfants de quatre ou cinq ans, la première manche se joue à six cartes et deux sandwichs.',
        ruling: 'Ils vont aux deux voisins de gauche ; le meilleur rapporte 3, l’autre 0.',
      },
      {
        rule: 'S-40',
        name: 'Suggestion du chef',
        text: 'Les sandwichs se donnent face visible, avec leur éloge.',
      },
      {
        rule: 'S-41',
        name: 'Boniment',
        text: 'Pendant la dégustation, chaque cuisinier peut vanter son sandwich en deux mots.',
      },
      { rule: 'S-42', name: 'Beurk', text: 'Le plus dégoûtant arrive premier.' },
      {
        rule: 'S-43',
        name: 'Théorie de base',
        text: 'Autre chose que du pain : pizza, crêpe, salade froide, kebab ou wok.',
      },
      {
        rule: 'S-44',
        name: 'Spécial à thème',
        text: 'On annonce un thème avant le marché. Chaque goûteur donne un point de plus au plus fidèle, quel que soit son rang.',
      },
      {
        rule: 'S-45',
        name: 'Express',
        text: 'Chaque carte va sur un sandwich dès qu’on la prend, et y reste. À la fin : trois fois trois.',
      },
      {
        rule: 'S-46',
        name: 'Panne de frigo',
        text: 'Tous les ingrédients ont passé une semaine hors du froid.',
      },
      {
        rule: 'S-47',
        name: 'Changement de sens',
        text: 'À cinq ou plus, une manche sur deux, les sandwichs partent à droite.',
      },
    ],
    plate: [
      {
        rule: 'P-3',
        name: 'Assiette',
        text: 'Il y en a une de moins que de joueurs ; à deux, deux. Un sandwich sur chacune.',
      },
      {
        rule: 'P-6',
        name: 'Pain',
        text: 'Sur une assiette vide, il commence un sandwich ; sur un sandwich en cours, il le finit et les enchères s’ouvrent.',
      },
      {
        rule: 'P-7',
        name: 'Viande, fromage, extra',
        text: 'À ajouter à un sandwich en cours ; pioche-en deux, défausse l’une des deux, remonte à sept.',
        ruling: 'Remonter à sept, c’est piocher, jamais défausser.',
      },
      {
        rule: 'P-13',
        name: 'Enchère',
        text: 'Posée face cachée devant quelqu’un. La plus forte somme mange, obligatoirement ; les autres cartes ne comptent pas.',
      },
      {
        rule: 'P-17',
        name: 'Égalité',
        text: 'Le sandwich se partage à parts égales, arrondi vers le bas.',
        ruling: 'Sous zéro aussi : −5 à deux font −3 chacun.',
      },
      {
        rule: 'P-21',
        name: 'Serviette',
        text: 'Tout le monde, à tout moment. Elle interrompt, même une autre serviette : la dernière posée s’applique d’abord. On ne repioche pas.',
      },
      {
        rule: 'P-26',
        name: 'Échanger deux cartes',
        text: 'Choisis un joueur, deux de tes cartes, et deux des siennes sans les voir.',
        ruling: 'S’il y en a moins de deux d’un côté, chacun en donne autant que ce côté en a.',
      },
      {
        rule: 'P-27',
        name: 'Nouvelles mains',
        text: 'Chacun défausse sa main et en pioche sept. Qui l’a jouée pioche d’abord, puis on tourne.',
      },
      {
        rule: 'P-28',
        name: 'Passer deux cartes',
        text: 'Chacun passe deux cartes de son choix au joueur suivant ; qui en a moins les passe toutes.',
      },
      {
        rule: 'P-30',
        name: 'Victoire',
        text: 'À deux : 25 points. À trois ou quatre : 15. À cinq : le plus de points après cinq sandwichs.',
        ruling: 'Plusieurs l’atteignent ensemble : le plus haut gagne, à égalité on partage.',
      },
    ],
    masters: [
      {
        rule: 'M-2',
        name: 'Ingrédient',
        text: 'Sur tes propres sandwichs ouverts. Bon ou avarié, un même symbole vaut pareil pour les commandes. Tous ceux d’un symbole en un tour.',
      },
      {
        rule: 'M-14',
        name: 'Condiment d’attaque',
        text: 'Seulement sur les sandwichs des autres. Avarié, mais ignoré par les commandes.',
      },
      {
        rule: 'M-9',
        name: 'Sauce spéciale',
        text: 'Avariée. Remplace tout sauf le pain, se joue avec n’importe quelle carte ; on dit quoi en fermant le sandwich.',
      },
      {
        rule: 'M-21',
        name: 'Inspecteur sanitaire',
        text: 'Flemmard, Tatillon ou Sévère, chez un autre joueur. N’agit que si l’un de ses sandwichs ouverts contient de l’avarié ; la main ne compte pas.',
      },
      {
        rule: 'M-22',
        name: 'Pot-de-vin',
        text: 'La victime peut payer au lieu d’être punie. L’argent retourne à la banque, pas à l’attaquant.',
        ruling: 'Qui ne peut pas tout payer ne peut pas le choisir.',
      },
      {
        rule: 'M-15',
        name: 'Commande',
        text: 'Servie par un sandwich qui commence et finit par du pain, avec exactement ce qui est listé, dans n’importe quel ordre.',
      },
      {
        rule: 'M-17',
        name: 'Double Decker',
        text: 'Un pain de plus quelque part au milieu ; il peut se jouer avec le premier ou le dernier.',
      },
      {
        rule: 'M-17',
        name: 'Bread Sandwich',
        text: 'Trois pains, même d’un coup avec une place libre : 5 Noshdosh.',
      },
      {
        rule: 'M-18',
        name: 'Meat Surprise',
        text: 'Autant de viandes qu’on veut, une au moins : 5 Noshdosh chacune.',
      },
      {
        rule: 'M-20',
        name: 'Événement',
        text: 'Appliqué aussitôt par tous quand il arrive au bar, puis remplacé.',
      },
      {
        rule: 'M-13',
        name: 'Sandwich ouvert',
        text: 'Commence par du pain ; quatre au plus. Seule sa carte du dessus se déplace.',
      },
      {
        rule: 'M-6',
        name: 'La fin',
        text: 'Trente minutes, ou une somme convenue. Le plus de Noshdosh gagne.',
        ruling: 'À l’heure dite, on termine le tour en cours.',
      },
    ],
    wars: [
      {
        rule: 'W-8',
        name: 'Ingrédient',
        text: 'Paie son coût, pose-le sur ton comptoir à cinq places, applique l’effet. Comptoir plein : remplaces-en un pour 2 pièces de plus.',
      },
      {
        rule: 'W-9',
        name: 'Commande',
        text: 'Autant d’ingrédients qu’indiqué, dont les qualités atteignent le minimum. Prends carte, récompense et bonus ; défausse les ingrédients.',
      },
      {
        rule: 'W-11',
        name: 'Bonus',
        text: '2 jetons par catégorie de la commande utilisée, une fois chacune, et 2 par assistant dont la catégorie a servi.',
      },
      {
        rule: 'W-14',
        name: 'Assistant',
        text: 'Pour 5 pièces : +2 qualité et −2 coût pour sa catégorie. Coûte 2 pièces ou 1 jeton à chaque fin de tour.',
        ruling:
          'Le jeton est notre lecture d’un signe perdu. Qui ne peut tout payer paie ce qu’il peut, puis tous partent.',
      },
      {
        rule: 'W-15',
        name: 'Opportunité',
        text: 'Gratuite, sans action. Applique-la puis passe-la à gauche. En main à la fin : 4 points.',
      },
      {
        rule: 'W-16',
        name: 'Assistant gratuit',
        text: 'Une opportunité : prends un assistant libre sans action ni paiement. Son salaire de fin de tour reste dû.',
      },
      {
        rule: 'W-16',
        name: 'Deux ingrédients gratuits',
        text: 'Une opportunité : joue jusqu’à deux ingrédients sans action ni coût ; leurs effets s’appliquent.',
      },
      {
        rule: 'W-17',
        name: 'Fin du tour',
        text: 'Encaisse et pioche une carte par assistant ; paie les salaires ; complète les commandes si l’une a été servie ; cinq cartes au plus ; annonce une cinquième commande.',
      },
      {
        rule: 'W-6',
        name: 'Trois du même type',
        text: 'Jamais dans la rangée : la troisième passe sous le paquet, et on en retourne une autre.',
        ruling: 'Si le paquet n’en a aucune qui convienne, la place reste vide jusque-là.',
      },
      {
        rule: 'W-22',
        name: 'Points',
        text: 'Points des commandes, jetons, 4 par opportunité en main, et 1, 4, 8 ou 15 pour 2, 3, 4 ou 5 types de commande.',
      },
      {
        rule: 'W-23',
        name: 'Égalité',
        text: 'Plus de points en jetons, puis plus de pièces ; sinon on partage.',
      },
    ],
  },
  es: {
    sandwich: [
      {
        rule: 'S-1',
        name: 'Ingrediente',
        text: 'Algo que puede ir en un sándwich. En una caja no hay dos iguales; con dos cajas, la misma puede ir dos veces.',
      },
      {
        rule: 'S-7',
        name: 'La carta propia',
        text: 'En la caja de 2013 y el reglamento francés, solo si es la última. En los demás reglamentos se puede, tras haberla soltado.',
      },
      {
        rule: 'S-20',
        name: 'Puntos',
        text: 'El mejor da 3 a quien lo hizo, el segundo 2, el último 0. Reglamento alemán: 3, 1, 0. Con tres jugadores: 3, 2, 1, 0.',
      },
      {
        rule: 'S-30',
        name: 'Tres jugadores',
        text: 'Doce cartas por persona, cuatro sándwiches de tres, dos a cada vecino.',
        ruling:
          'Un reglamento dice cuatro ingredientes: es una errata, pues doce cartas son cuatro por tres.',
      },
      {
        rule: 'S-31',
        name: 'De ocho a diez',
        text: 'Se voltea una carta y se lee: va en todos los sándwiches. Se reparten seis; cada cual añade dos.',
      },
      {
        rule: 'S-33',
        name: 'Jugadores pequeños',
        text: 'Con niños de cuatro o cinco años, la primera ronda tiene seis cartas y dos sándwiches.',
        ruling: 'Van a los dos vecinos de la izquierda; el mejor da 3, el otro 0.',
      },
      {
        rule: 'S-40',
        name: 'Sugerencia del chef',
        text: 'Los sándwiches se dan boca arriba, con su elogio.',
      },
      {
        rule: 'S-41',
        name: 'Pregón',
        text: 'Durante la cata, cada cual puede vender su sándwich en un momento.',
      },
      { rule: 'S-42', name: 'Puaj', text: 'El más asqueroso queda primero.' },
      {
        rule: 'S-43',
        name: 'Teoría de la base',
        text: 'Otra cosa en vez de pan: pizza, crepe, ensalada fría, kebab o wok.',
      },
      {
        rule: 'S-44',
        name: 'Especial temático',
        text: 'Se anuncia un tema antes del mercado. Cada catador da un punto más al que mejor lo siga, sea cual sea su puesto.',
      },
      {
        rule: 'S-45',
        name: 'Exprés',
        text: 'Cada carta va a un sándwich en cuanto se toma, y allí se queda. Al final, tres por tres.',
      },
      {
        rule: 'S-46',
        name: 'Refrigerador averiado',
        text: 'Todos los ingredientes llevan una semana sin frío.',
      },
      {
        rule: 'S-47',
        name: 'Cambio de sentido',
        text: 'Con cinco o más, una de cada dos rondas va a la derecha.',
      },
    ],
    plate: [
      { rule: 'P-3', name: 'Plato', text: 'Uno menos que jugadores; con dos, dos. Un sándwich en cada uno.' },
      {
        rule: 'P-6',
        name: 'Pan',
        text: 'En un plato vacío empieza un sándwich; en uno empezado lo acaba, y se puja.',
      },
      {
        rule: 'P-7',
        name: 'Carne, queso, extra',
        text: 'Se añade a un sándwich empezado; roba dos, descarta una de ellas y repón hasta siete.',
        ruling: 'Reponer hasta siete es solo robar, nunca descartar.',
      },
      {
        rule: 'P-13',
        name: 'Puja',
        text: 'Boca abajo delante de alguien. La suma más alta come, y debe hacerlo; las demás cartas no cuentan.',
      },
      {
        rule: 'P-17',
        name: 'Empate',
        text: 'El sándwich se reparte por igual, redondeado hacia abajo.',
        ruling: 'También bajo cero: −5 entre dos son −3 cada uno.',
      },
      {
        rule: 'P-21',
        name: 'Servilleta',
        text: 'Cualquiera, en cualquier momento. Interrumpe, también a otra servilleta: la última se resuelve primero. No se repone.',
      },
      {
        rule: 'P-26',
        name: 'Cambiar dos cartas',
        text: 'Elige a alguien, dos cartas tuyas y dos suyas sin verlas.',
        ruling: 'Si uno tiene menos de dos, los dos dan tantas como tenga.',
      },
      {
        rule: 'P-27',
        name: 'Manos nuevas',
        text: 'Todos descartan la mano y roban siete. Primero quien la jugó, después en sentido del reloj.',
      },
      {
        rule: 'P-28',
        name: 'Pasar dos cartas',
        text: 'Cada cual pasa dos cartas a quien sigue; quien tenga menos, todas.',
      },
      {
        rule: 'P-30',
        name: 'Ganar',
        text: 'Dos: 25 puntos. Tres o cuatro: 15. Cinco: más puntos tras cinco sándwiches.',
        ruling: 'Si varios llegan a la vez, gana quien tenga más; a igualdad, se comparte.',
      },
    ],
    masters: [
      {
        rule: 'M-2',
        name: 'Ingrediente',
        text: 'En tus sándwiches abiertos. Bueno o malo, el mismo símbolo vale igual para los pedidos. Todos los de un símbolo en un turno.',
      },
      {
        rule: 'M-14',
        name: 'Condimento de ataque',
        text: 'Solo en sándwiches ajenos. Es malo, y los pedidos no lo tienen en cuenta.',
      },
      {
        rule: 'M-9',
        name: 'Salsa especial',
        text: 'Mala. Vale por todo menos el pan y acompaña a cualquier carta; se dice por cuál al cerrar el sándwich.',
      },
      {
        rule: 'M-21',
        name: 'Inspector de sanidad',
        text: 'Perezoso, Quisquilloso o Estricto, a otro jugador. Solo actúa si uno de sus sándwiches abiertos tiene algo malo; la mano no cuenta.',
      },
      {
        rule: 'M-22',
        name: 'Soborno',
        text: 'La víctima puede pagar en vez del castigo. Va a la banca, no a quien ataca.',
        ruling: 'Si no se puede pagar entero, no se puede elegir.',
      },
      {
        rule: 'M-15',
        name: 'Pedido',
        text: 'Se cumple con pan al principio y al final y, entre ellos, justo lo indicado, en cualquier orden.',
      },
      {
        rule: 'M-17',
        name: 'Double Decker',
        text: 'Un pan más en alguna parte del medio; se puede jugar con el primero o el último.',
      },
      {
        rule: 'M-17',
        name: 'Bread Sandwich',
        text: 'Tres panes, también a la vez con un hueco libre: 5 Noshdosh.',
      },
      {
        rule: 'M-18',
        name: 'Meat Surprise',
        text: 'Cuantas carnes se quiera, al menos una: 5 Noshdosh por cada una.',
      },
      {
        rule: 'M-20',
        name: 'Evento',
        text: 'Se aplica enseguida a todos al llegar a la barra, y se reemplaza.',
      },
      {
        rule: 'M-13',
        name: 'Sándwich abierto',
        text: 'Empieza con pan; cuatro como máximo. Solo se mueve su carta de arriba.',
      },
      {
        rule: 'M-6',
        name: 'El final',
        text: 'Treinta minutos, o una suma acordada. Gana quien tenga más Noshdosh.',
        ruling: 'Al acabar el tiempo se termina el turno en curso.',
      },
    ],
    wars: [
      {
        rule: 'W-8',
        name: 'Ingrediente',
        text: 'Paga su precio, ponlo en tu mostrador de cinco y aplica su efecto. Si está lleno, sustituye uno por 2 monedas más.',
      },
      {
        rule: 'W-9',
        name: 'Pedido',
        text: 'Tantos ingredientes como diga, con calidad suficiente. Toma carta, recompensa y bonificación; descarta los ingredientes.',
      },
      {
        rule: 'W-11',
        name: 'Bonificación',
        text: '2 fichas por cada categoría del pedido usada, una vez cada una, y 2 por cada ayudante de una categoría usada.',
      },
      {
        rule: 'W-14',
        name: 'Ayudante',
        text: 'Por 5 monedas: +2 de calidad y −2 de precio en su categoría. Cuesta 2 monedas o 1 ficha al final de cada turno.',
        ruling:
          'La ficha es nuestra lectura de un icono perdido. Quien no pueda pagar a todos paga lo que pueda y se van todos.',
      },
      {
        rule: 'W-15',
        name: 'Oportunidad',
        text: 'Gratis y sin acción. Se aplica y se pasa a la izquierda. En mano al final: 4 puntos.',
      },
      {
        rule: 'W-16',
        name: 'Ayudante gratis',
        text: 'Una oportunidad: toma un ayudante libre sin acción ni pago. Su sueldo al final del turno se paga igual.',
      },
      {
        rule: 'W-16',
        name: 'Dos ingredientes gratis',
        text: 'Una oportunidad: juega hasta dos ingredientes sin acciones ni precio; sus efectos se aplican.',
      },
      {
        rule: 'W-17',
        name: 'Final del turno',
        text: 'Cobra y roba una carta por ayudante; paga los sueldos; repón los pedidos si se sirvió alguno; cinco cartas como máximo; anuncia el quinto pedido.',
      },
      {
        rule: 'W-6',
        name: 'Tres del mismo tipo',
        text: 'Nunca en la fila: el tercero va debajo del mazo y se voltea otro.',
        ruling: 'Si en el mazo no hay ninguno que valga, el hueco queda vacío hasta que lo haya.',
      },
      {
        rule: 'W-22',
        name: 'Puntos',
        text: 'Puntos de los pedidos, fichas, 4 por oportunidad en mano, y 1, 4, 8 o 15 por 2, 3, 4 o 5 tipos de pedido.',
      },
      {
        rule: 'W-23',
        name: 'Empate',
        text: 'Más puntos en fichas, después más monedas; si no, se comparte.',
      },
    ],
  },
  de: {
    sandwich: [
      {
        rule: 'S-1',
        name: 'Zutat',
        text: 'Etwas, das in ein Sandwich kann. In einer Schachtel ist keine doppelt; mit zwei Schachteln darf dieselbe zweimal hinein.',
      },
      {
        rule: 'S-7',
        name: 'Eigene Karte',
        text: 'In der Schachtel von 2013 und im französischen Heft nur, wenn sie als letzte übrig ist. In den anderen Heften darf man, sobald die Hand davon weg war.',
      },
      {
        rule: 'S-20',
        name: 'Punkte',
        text: 'Das beste bringt 3, das zweite 2, das letzte 0. Deutsches Heft: 3, 1, 0. Zu dritt: 3, 2, 1, 0.',
      },
      {
        rule: 'S-30',
        name: 'Drei Personen',
        text: 'Je zwölf Karten, vier Sandwiches aus drei, zwei an jede Seite.',
        ruling: 'Ein Heft nennt vier Zutaten: ein Druckfehler, denn zwölf Karten sind viermal drei.',
      },
      {
        rule: 'S-31',
        name: 'Acht bis zehn Leute',
        text: 'Eine Karte wird aufgedeckt und vorgelesen: Sie liegt in jedem Sandwich. Je sechs Karten, zwei kommen dazu.',
      },
      {
        rule: 'S-33',
        name: 'Kleine Gäste',
        text: 'Mit Kindern von vier oder fünf Jahren hat die erste Runde sechs Karten und zwei Sandwiches.',
        ruling: 'Sie gehen an die zwei links; das bessere bringt 3, das andere 0.',
      },
      {
        rule: 'S-40',
        name: 'Empfehlung des Küchenchefs',
        text: 'Sandwiches werden offen gegeben, mit lobenden Worten.',
      },
      {
        rule: 'S-41',
        name: 'Anpreisen',
        text: 'Bei der Verkostung darf jeder sein Sandwich kurz anpreisen.',
      },
      { rule: 'S-42', name: 'Bäh', text: 'Das ekligste Sandwich ist das beste.' },
      {
        rule: 'S-43',
        name: 'Andere Grundlage',
        text: 'Etwas anderes als Brot: Pizza, Crêpe, kalter Salat, Kebab oder Wok.',
      },
      {
        rule: 'S-44',
        name: 'Motto',
        text: 'Vor dem Markt wird ein Motto genannt. Beim Kosten gibt es je einen Extrapunkt für das passendste, egal auf welchem Rang.',
      },
      {
        rule: 'S-45',
        name: 'Express',
        text: 'Jede Karte kommt sofort auf ein Sandwich und bleibt dort. Am Ende sind es dreimal drei.',
      },
      { rule: 'S-46', name: 'Kühlschrank kaputt', text: 'Alle Zutaten lagen eine Woche im Warmen.' },
      { rule: 'S-47', name: 'Richtungswechsel', text: 'Ab fünf Leuten geht jede zweite Runde nach rechts.' },
    ],
    plate: [
      {
        rule: 'P-3',
        name: 'Teller',
        text: 'Einer weniger als Leute; zu zweit zwei. Auf jedem ein Sandwich.',
      },
      {
        rule: 'P-6',
        name: 'Brot',
        text: 'Auf leerem Teller fängt es ein Sandwich an, auf einem angefangenen schließt es ab, und es wird geboten.',
      },
      {
        rule: 'P-7',
        name: 'Fleisch, Käse, Extra',
        text: 'Auf ein angefangenes Sandwich legen, zwei ziehen, eine davon abwerfen, auf sieben auffüllen.',
        ruling: 'Auffüllen heißt nur ziehen, nie abwerfen.',
      },
      {
        rule: 'P-13',
        name: 'Gebot',
        text: 'Liegt verdeckt vor jemandem. Die höchste Summe isst, und muss; andere Karten zählen nichts.',
      },
      {
        rule: 'P-17',
        name: 'Gleichstand',
        text: 'Das Sandwich wird gleich geteilt, abgerundet.',
        ruling: 'Auch unter null: −5 zu zweit sind je −3.',
      },
      {
        rule: 'P-21',
        name: 'Serviette',
        text: 'Jederzeit, von allen. Sie unterbricht, auch andere Servietten: Die neueste gilt zuerst. Danach kein Auffüllen.',
      },
      {
        rule: 'P-26',
        name: 'Zwei Karten tauschen',
        text: 'Wähle jemanden, zwei eigene Karten und zwei fremde, ohne sie zu sehen.',
        ruling: 'Hat eine Seite weniger als zwei, geben beide so viele, wie sie hat.',
      },
      {
        rule: 'P-27',
        name: 'Neue Hände',
        text: 'Alle werfen die Hand ab und ziehen sieben, zuerst wer sie gespielt hat, dann im Uhrzeigersinn.',
      },
      {
        rule: 'P-28',
        name: 'Zwei Karten weitergeben',
        text: 'Alle geben zwei Karten ihrer Wahl weiter; wer weniger hat, gibt alle.',
      },
      {
        rule: 'P-30',
        name: 'Gewinnen',
        text: 'Zu zweit: 25 Punkte. Zu dritt oder viert: 15. Zu fünft: die meisten nach fünf Sandwiches.',
        ruling: 'Erreichen es mehrere zugleich, gewinnen die meisten Punkte; Gleiche teilen.',
      },
    ],
    masters: [
      {
        rule: 'M-2',
        name: 'Zutat',
        text: 'Auf eigene offene Sandwiches. Gut oder schlecht: Gleiches Symbol gilt für Bestellungen gleich. Alle eines Symbols in einem Zug.',
      },
      {
        rule: 'M-14',
        name: 'Angriffssoße',
        text: 'Nur auf fremde Sandwiches. Sie ist schlecht, zählt für Bestellungen aber nicht.',
      },
      {
        rule: 'M-9',
        name: 'Spezialsoße',
        text: 'Schlecht. Steht für alles außer Brot, passt zu jeder Karte; wofür, sagt man beim Schließen.',
      },
      {
        rule: 'M-21',
        name: 'Inspektor',
        text: 'Faulpelz, Erbsenzähler oder Eisenhart, bei jemand anderem. Wirkt nur, wenn ein offenes Sandwich dort etwas Schlechtes hat; die Hand zählt nicht.',
      },
      {
        rule: 'M-22',
        name: 'Schmiergeld',
        text: 'Wer kontrolliert wird, kann zahlen statt büßen. Das Geld geht an die Bank, nicht an den Angreifer.',
        ruling: 'Wer nicht alles zahlen kann, kann sie nicht wählen.',
      },
      {
        rule: 'M-15',
        name: 'Bestellung',
        text: 'Erfüllt von einem Sandwich mit Brot an beiden Enden und dazwischen genau dem Verlangten, in beliebiger Reihenfolge.',
      },
      {
        rule: 'M-17',
        name: 'Double Decker',
        text: 'Ein Brot mehr irgendwo in der Mitte; es darf mit dem ersten oder letzten gelegt werden.',
      },
      {
        rule: 'M-17',
        name: 'Bread Sandwich',
        text: 'Drei Brote, auch auf einmal mit freiem Platz: 5 Noshdosh.',
      },
      { rule: 'M-18', name: 'Meat Surprise', text: 'Beliebig viel Fleisch, mindestens eins: je 5 Noshdosh.' },
      {
        rule: 'M-20',
        name: 'Ereignis',
        text: 'Gilt sofort für alle, wenn es an die Bar kommt, dann wird es ersetzt.',
      },
      {
        rule: 'M-13',
        name: 'Offenes Sandwich',
        text: 'Beginnt mit Brot; höchstens vier. Nur die oberste Karte kann weg.',
      },
      {
        rule: 'M-6',
        name: 'Das Ende',
        text: 'Dreißig Minuten oder eine vereinbarte Summe. Das meiste Noshdosh gewinnt.',
        ruling: 'Ist die Zeit um, wird der laufende Zug beendet.',
      },
    ],
    wars: [
      {
        rule: 'W-8',
        name: 'Zutat',
        text: 'Preis zahlen, auf die eigene Theke mit fünf Plätzen legen, Wirkung ausführen. Ist sie voll, eine für 2 Münzen mehr ersetzen.',
      },
      {
        rule: 'W-9',
        name: 'Bestellung',
        text: 'Genau so viele Zutaten, deren Qualität zusammen reicht. Karte, Belohnung und Bonus nehmen, Zutaten abwerfen.',
      },
      {
        rule: 'W-11',
        name: 'Bonus',
        text: '2 Marken je genutzter Gruppe auf der Bestellung, je einmal, und 2 je Küchenhilfe, deren Gruppe dabei war.',
      },
      {
        rule: 'W-14',
        name: 'Küchenhilfe',
        text: 'Für 5 Münzen: +2 Qualität und −2 beim Preis für die Gruppe. Kostet am Zugende 2 Münzen oder 1 Marke.',
        ruling:
          'Die Marke ist unsere Lesart eines verlorenen Zeichens. Wer nicht alle bezahlen kann, zahlt, was geht, dann gehen alle.',
      },
      {
        rule: 'W-15',
        name: 'Gelegenheit',
        text: 'Kostenlos, keine Aktion. Ausführen und nach links geben. Am Ende auf der Hand: 4 Punkte.',
      },
      {
        rule: 'W-16',
        name: 'Küchenhilfe geschenkt',
        text: 'Eine Gelegenheit: eine freie Küchenhilfe ohne Aktion und Kosten nehmen. Der Lohn am Zugende ist trotzdem fällig.',
      },
      {
        rule: 'W-16',
        name: 'Zwei Zutaten geschenkt',
        text: 'Eine Gelegenheit: bis zu zwei Zutaten ohne Aktion und Kosten spielen; ihre Wirkung gilt.',
      },
      {
        rule: 'W-17',
        name: 'Ende des Zuges',
        text: 'Einnehmen und je Küchenhilfe eine Karte ziehen; Löhne zahlen; Bestellungen auffüllen, wenn eine serviert wurde; höchstens fünf Karten; fünfte Bestellung ansagen.',
      },
      {
        rule: 'W-6',
        name: 'Drei gleicher Art',
        text: 'Nie in der Reihe: Die dritte kommt unter den Stapel, eine andere wird aufgedeckt.',
        ruling: 'Hat der Stapel keine, die dort liegen darf, bleibt der Platz so lange leer.',
      },
      {
        rule: 'W-22',
        name: 'Punkte',
        text: 'Punkte der Bestellungen, Marken, 4 je Gelegenheit auf der Hand und 1, 4, 8 oder 15 für 2, 3, 4 oder 5 Sorten Bestellungen.',
      },
      {
        rule: 'W-23',
        name: 'Gleichstand',
        text: 'Mehr Punkte in Marken, dann mehr Münzen; sonst wird geteilt.',
      },
    ],
  },
};
