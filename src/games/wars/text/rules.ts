import type { RulesPage } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

const en: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      text: [
        'You cook for a jury. Buy ingredients, hire assistants, serve orders. The round in which somebody serves a fifth order is the last, and then points decide.',
        'Two to five people play.',
      ],
      rulings: [
        'The original names the kinds of card but lists none. All cards here are the house’s own, within its counts.',
        'For a shorter match the table may agree on three or four orders.',
      ],
    },
    {
      title: 'The cards',
      tells: ['W-1', 'W-2', 'W-4'],
      text: [
        'Ingredients have a category, a cost, a quality and sometimes an effect: when played, or at the end of each of your turns. There are seven categories with six ingredients each, and eight opportunities.',
        'An order says how many ingredients it wants (its type, 1 to 5), how much quality, which categories bring a bonus, what the reward is and how many points it is worth. There are five of each type.',
        'There is one assistant for each category.',
      ],
      rulings: [
        'Quality that an effect has given stays with the ingredient for as long as it lies on the counter.',
        'Coins and tokens do not run out.',
      ],
    },
    {
      title: 'Setting up',
      tells: ['W-5', 'W-6', 'W-7'],
      text: [
        'Everybody gets five market cards and ten coins. Five orders lie open, never three of one type: a third goes under the pile and another is shown.',
        'Whoever ate a sandwich last begins.',
      ],
      rulings: [
        'The table picks who that was; otherwise chance decides.',
        'If the pile holds no order that may be shown, its place stays empty until it does.',
      ],
    },
    {
      title: 'Your turn: two actions',
      tells: ['W-8', 'W-12', 'W-13', 'W-14'],
      during: ['turn'],
      text: [
        'In any order, the same one twice if you like.',
        'Play an ingredient: pay its cost, lay it on your counter, apply its effect to yourself. Five fit. With five there, a new one may take the place of another: its cost plus 2 coins, and the old one is discarded.',
        'Serve an order, see below.',
        'New cards: discard as many as you like, or none, and draw up to five.',
        'Take four coins.',
        'Hire a free assistant for five coins.',
      ],
      rulings: [
        'Both actions are taken. Four coins are always to be had.',
        'Discards lie face up.',
        'Steps can be taken back until a card is drawn, an order is turned up or the turn has ended.',
      ],
    },
    {
      title: 'Serving an order',
      tells: ['W-9', 'W-10', 'W-11'],
      during: ['split', 'assistant'],
      text: [
        'Use exactly as many ingredients of your counter as the order says, of any categories. Their qualities together must reach what it asks for; assistants, effects and opportunities count.',
        'Take the order, then the reward: either a free assistant or two tokens; or a number that you split between coins and cards as you like.',
        'Then the bonuses: two tokens for each category named on the order that you used, and two for each of your assistants whose category you used. Each counts once.',
        'Finally the ingredients are discarded.',
      ],
      rulings: [
        'Bonuses come after the reward: an assistant taken as the reward of this very order counts at once if its category is in the sandwich.',
        'With no assistant free, the reward is the two tokens.',
      ],
    },
    {
      title: 'Assistants',
      tells: ['W-3'],
      text: [
        'Ingredients of the assistant’s category have 2 more quality on your counter and cost you 2 less, though never less than nothing. You may employ any number.',
        'At the end of the turn each brings a card and wants its wages.',
      ],
    },
    {
      title: 'Opportunities',
      tells: ['W-15', 'W-16'],
      during: ['free-play', 'swap-order'],
      text: [
        'They cost neither coins nor an action; use any number in your turn. Afterwards the card goes into the hand of the player on your left.',
        'Each one still in hand at the end of the match is worth 4 points.',
      ],
      rulings: [
        'One that would do nothing cannot be used. Where only part of it can be done, the rest lapses.',
        'A card that was handed over rests for a turn: you cannot use it in your very next turn, but in any after that.',
        'The handed-over card counts as a hand card at once. More than five cards may be held until the end of one’s own turn, and at the end of the match.',
        'Ingredients played for nothing still cost 2 coins when they push another off a full counter.',
        'Quality lent to the next order is lost when the turn ends.',
        'A struck-off order goes under the pile, and the row is filled again as always.',
      ],
    },
    {
      title: 'The end of your turn',
      tells: ['W-17', 'W-18', 'W-19', 'W-20', 'W-21', 'W-25'],
      during: ['wrap-up', 'upkeep', 'discard'],
      text: [
        'First take what your cards bring at the end of each turn, and draw one card for each assistant.',
        'Then pay the wages: 2 coins or 1 token for each assistant. Afterwards keep or send back whom you like. If you cannot pay them all, pay what you can, and all assistants leave.',
        'Then the orders are filled up to five, and you discard down to five cards.',
        'With five orders served you announce the end: the round is played out, so that everybody has had the same number of turns.',
      ],
      rulings: [
        'The token as the other way to pay is our reading. Coins and tokens may be mixed.',
        'An empty market is replaced by its shuffled discards. If there are none either, drawing stops.',
        'When the clock for a turn runs out, actions left become coins, questions are answered in the plainest way (tokens, coins), wages are paid, with coins first, and the assistants stay, and the weakest cards are discarded.',
      ],
    },
    {
      title: 'Points',
      tells: ['W-22', 'W-23', 'W-24'],
      text: [
        'The printed points of your orders, 1 point for each token, 4 for each opportunity in hand, and 1, 4, 8 or 15 points for 2, 3, 4 or 5 different types of order.',
        'Ties: more points in tokens, then more coins. Still equal? Then the win is shared.',
        'Tokens are kept in secret unless the table plays with open tokens.',
      ],
      rulings: ['What somebody takes is announced; what somebody has is not.'],
    },
  ],
};

const fr: RulesPage = {
  sections: [
    {
      title: 'De quoi s’agit-il',
      text: [
        'Tu cuisines pour un jury. Achète des ingrédients, embauche des assistants, sers des commandes. La manche où quelqu’un sert sa cinquième commande est la dernière ; ensuite, les points décident.',
        'On joue de deux à cinq.',
      ],
      rulings: [
        'L’original nomme les sortes de cartes sans en donner la liste. Toutes les cartes sont ici celles de la maison, dans les quantités prévues.',
        'Pour une partie plus courte, la table peut convenir de trois ou quatre commandes.',
      ],
    },
    {
      title: 'Les cartes',
      text: [
        'Un ingrédient a une catégorie, un coût, une qualité et parfois un effet : quand on le joue, ou à la fin de chacun de tes tours. Il y a sept catégories de six ingrédients, et huit opportunités.',
        'Une commande dit combien d’ingrédients elle veut (son type, de 1 à 5), quelle qualité, quelles catégories donnent un bonus, quelle est la récompense et combien de points elle vaut. Il y en a cinq de chaque type.',
        'Il y a un assistant par catégorie.',
      ],
      rulings: [
        'La qualité donnée par un effet reste à l’ingrédient tant qu’il est sur le comptoir.',
        'Les pièces et les jetons sont inépuisables.',
      ],
    },
    {
      title: 'Mise en place',
      text: [
        'Chacun reçoit cinq cartes du marché et dix pièces. Cinq commandes sont visibles, jamais trois du même type : la troisième passe sous la pile et une autre se montre.',
        'Qui a mangé un sandwich en dernier commence.',
      ],
      rulings: [
        'La table désigne cette personne ; sinon, le hasard décide.',
        'Si la pile n’a aucune commande qu’on puisse montrer, la place reste vide jusqu’à ce qu’elle en ait une.',
      ],
    },
    {
      title: 'Ton tour : deux actions',
      text: [
        'Dans l’ordre de ton choix, et deux fois la même si tu veux.',
        'Jouer un ingrédient : paie son coût, pose-le sur ton comptoir, applique son effet à toi seul. Il y a cinq places. Quand elles sont prises, un nouveau peut en remplacer un : son coût plus 2 pièces, et l’ancien est défaussé.',
        'Servir une commande, voir plus bas.',
        'Regarnir : défausse autant de cartes que tu veux, ou aucune, et pioche jusqu’à cinq.',
        'Prendre quatre pièces.',
        'Embaucher un assistant libre pour cinq pièces.',
      ],
      rulings: [
        'Les deux actions sont obligatoires. Quatre pièces, c’est toujours possible.',
        'La défausse est face visible.',
        'On peut revenir sur ses pas tant qu’aucune carte n’a été piochée, qu’aucune commande n’a été retournée et que le tour n’est pas fini.',
      ],
    },
    {
      title: 'Servir une commande',
      text: [
        'Utilise exactement le nombre d’ingrédients demandé, pris sur ton comptoir, de toute catégorie. Leurs qualités réunies doivent atteindre ce qui est demandé ; assistants, effets et opportunités comptent.',
        'Prends la commande, puis la récompense : soit un assistant gratuit ou deux jetons ; soit un nombre à partager entre pièces et cartes comme tu veux.',
        'Puis les bonus : deux jetons pour chaque catégorie nommée sur la commande que tu as utilisée, et deux pour chacun de tes assistants dont la catégorie a servi. Chacun compte une fois.',
        'Enfin, les ingrédients sont défaussés.',
      ],
      rulings: [
        'Les bonus viennent après la récompense : un assistant pris en récompense de cette même commande compte aussitôt si sa catégorie est dans le sandwich.',
        'Si aucun assistant n’est libre, la récompense est de deux jetons.',
      ],
    },
    {
      title: 'Les assistants',
      text: [
        'Les ingrédients de sa catégorie ont 2 de qualité en plus sur ton comptoir et te coûtent 2 de moins, jamais moins que rien. Tu peux en employer autant que tu veux.',
        'À la fin du tour, chacun apporte une carte et veut sa paie.',
      ],
    },
    {
      title: 'Les opportunités',
      text: [
        'Elles ne coûtent ni pièces ni action ; utilises-en autant que tu veux pendant ton tour. Ensuite, la carte va dans la main du joueur à ta gauche.',
        'Chacune encore en main à la fin de la partie vaut 4 points.',
      ],
      rulings: [
        'On ne peut pas en utiliser une qui ne ferait rien. Si une partie seulement est possible, le reste est perdu.',
        'Une carte transmise se repose un tour : on ne peut pas l’utiliser dès son prochain tour, mais à partir du suivant.',
        'La carte transmise compte aussitôt dans la main. On peut tenir plus de cinq cartes jusqu’à la fin de son propre tour, et à la fin de la partie.',
        'Un ingrédient joué gratis coûte tout de même 2 pièces s’il en chasse un autre d’un comptoir plein.',
        'La qualité prêtée à la prochaine commande est perdue à la fin du tour.',
        'Une commande rayée passe sous la pile, et la rangée se complète comme toujours.',
      ],
    },
    {
      title: 'La fin de ton tour',
      text: [
        'D’abord, prends ce que tes cartes rapportent à la fin de chaque tour, et pioche une carte par assistant.',
        'Puis paie : 2 pièces ou 1 jeton par assistant. Ensuite, garde ou renvoie qui tu veux. Si tu ne peux pas payer tout le monde, paie ce que tu peux, et tous s’en vont.',
        'Puis les commandes sont complétées à cinq, et tu défausses jusqu’à cinq cartes.',
        'Avec cinq commandes servies, tu annonces la fin : la manche va à son terme, pour que tous aient joué autant de tours.',
      ],
      rulings: [
        'Le jeton comme autre moyen de payer est notre lecture. On peut mêler pièces et jetons.',
        'Un marché vide est remplacé par sa défausse mélangée. S’il n’y en a pas non plus, on ne pioche plus.',
        'Quand le temps du tour est écoulé, les actions restantes deviennent des pièces, les questions reçoivent la réponse la plus simple (jetons, pièces), les assistants sont payés, d’abord en pièces, et restent, et les cartes les plus faibles sont défaussées.',
      ],
    },
    {
      title: 'Les points',
      text: [
        'Les points imprimés de tes commandes, 1 point par jeton, 4 par opportunité en main, et 1, 4, 8 ou 15 points pour 2, 3, 4 ou 5 types de commande différents.',
        'Égalité : plus de points en jetons, puis plus de pièces. Toujours égal ? La victoire se partage.',
        'Les jetons restent secrets, sauf si la table joue à jetons visibles.',
      ],
      rulings: ['Ce que chacun prend est annoncé ; ce que chacun possède ne l’est pas.'],
    },
  ],
};

const es: RulesPage = {
  sections: [
    {
      title: 'De qué se trata',
      text: [
        'Cocinas para un jurado. Compra ingredientes, contrata ayudantes, sirve pedidos. La ronda en la que alguien sirve su quinto pedido es la última, y entonces deciden los puntos.',
        'Juegan de dos a cinco personas.',
      ],
      rulings: [
        'El original nombra las clases de cartas, pero no las enumera. Aquí todas las cartas son de la casa, en sus mismas cantidades.',
        'Para una partida más corta, la mesa puede acordar tres o cuatro pedidos.',
      ],
    },
    {
      title: 'Las cartas',
      text: [
        'Un ingrediente tiene categoría, precio, calidad y a veces un efecto: al jugarlo, o al final de cada turno tuyo. Hay siete categorías con seis ingredientes cada una, y ocho oportunidades.',
        'Un pedido dice cuántos ingredientes quiere (su tipo, de 1 a 5), cuánta calidad, qué categorías dan bonificación, cuál es la recompensa y cuántos puntos vale. Hay cinco de cada tipo.',
        'Hay un ayudante por categoría.',
      ],
      rulings: [
        'La calidad que da un efecto se queda con el ingrediente mientras esté en el mostrador.',
        'Las monedas y las fichas no se acaban.',
      ],
    },
    {
      title: 'Preparación',
      text: [
        'Cada cual recibe cinco cartas de mercado y diez monedas. Hay cinco pedidos a la vista, nunca tres del mismo tipo: el tercero va debajo del mazo y se muestra otro.',
        'Empieza quien haya comido un sándwich más recientemente.',
      ],
      rulings: [
        'La mesa dice quién fue; si no, decide el azar.',
        'Si en el mazo no hay ningún pedido que pueda mostrarse, el sitio queda vacío hasta que lo haya.',
      ],
    },
    {
      title: 'Tu turno: dos acciones',
      text: [
        'En el orden que quieras, y dos veces la misma si te apetece.',
        'Jugar un ingrediente: paga su precio, ponlo en tu mostrador y aplica su efecto, solo a ti. Caben cinco. Con cinco, uno nuevo puede ocupar el sitio de otro: su precio más 2 monedas, y el viejo se descarta.',
        'Servir un pedido, más abajo.',
        'Reponer: descarta las cartas que quieras, o ninguna, y roba hasta tener cinco.',
        'Tomar cuatro monedas.',
        'Contratar un ayudante libre por cinco monedas.',
      ],
      rulings: [
        'Hay que hacer las dos acciones. Siempre se pueden tomar cuatro monedas.',
        'Los descartes quedan boca arriba.',
        'Los pasos pueden deshacerse hasta que se roba una carta, se muestra un pedido nuevo o termina el turno.',
      ],
    },
    {
      title: 'Servir un pedido',
      text: [
        'Usa exactamente tantos ingredientes de tu mostrador como dice el pedido, de cualquier categoría. Sus calidades juntas deben llegar a lo que pide; cuentan ayudantes, efectos y oportunidades.',
        'Toma el pedido y luego la recompensa: o un ayudante gratis o dos fichas; o un número que repartes entre monedas y cartas como quieras.',
        'Después, las bonificaciones: dos fichas por cada categoría nombrada en el pedido que hayas usado, y dos por cada ayudante tuyo cuya categoría hayas usado. Cada una cuenta una vez.',
        'Por último se descartan los ingredientes.',
      ],
      rulings: [
        'Las bonificaciones van después de la recompensa: un ayudante tomado como recompensa de este mismo pedido ya cuenta si su categoría está en el sándwich.',
        'Si no queda ningún ayudante libre, la recompensa son las dos fichas.',
      ],
    },
    {
      title: 'Ayudantes',
      text: [
        'Los ingredientes de su categoría tienen 2 más de calidad en tu mostrador y te cuestan 2 menos, aunque nunca menos de 0. Puedes tener los que quieras.',
        'Al final del turno cada uno trae una carta y quiere cobrar.',
      ],
    },
    {
      title: 'Oportunidades',
      text: [
        'No cuestan monedas ni acción; usa las que quieras en tu turno. Después la carta pasa a la mano de quien está a tu izquierda.',
        'Cada una que siga en la mano al final de la partida vale 4 puntos.',
      ],
      rulings: [
        'No se puede usar una que no haría nada. Si solo se puede hacer una parte, el resto se pierde.',
        'Una carta entregada descansa un turno: no se puede usar en el turno siguiente de quien la recibe, pero sí a partir del otro.',
        'La carta entregada cuenta enseguida como carta de la mano. Se pueden tener más de cinco hasta el final del turno propio, y al final de la partida.',
        'Un ingrediente jugado gratis cuesta igualmente 2 monedas si echa a otro de un mostrador lleno.',
        'La calidad prestada al próximo pedido se pierde al acabar el turno.',
        'Un pedido tachado va debajo del mazo, y la fila se completa como siempre.',
      ],
    },
    {
      title: 'El final de tu turno',
      text: [
        'Primero toma lo que tus cartas dan al final de cada turno y roba una carta por ayudante.',
        'Luego paga: 2 monedas o 1 ficha por cada ayudante. Después, quédate con quien quieras y despide al resto. Si no puedes pagar a todos, paga lo que puedas y se van todos.',
        'Luego se completan los pedidos hasta cinco, y descartas hasta tener cinco cartas.',
        'Con cinco pedidos servidos anuncias el final: la ronda se termina, para que todos hayan tenido los mismos turnos.',
      ],
      rulings: [
        'La ficha como otra forma de pago es nuestra lectura. Se pueden mezclar monedas y fichas.',
        'Un mercado vacío se sustituye por sus descartes barajados. Si tampoco los hay, ya no se roba.',
        'Cuando se agota el tiempo del turno, las acciones que quedan se cobran en monedas, las preguntas se contestan de la forma más sencilla (fichas, monedas), los ayudantes cobran, primero en monedas, y se quedan, y se descartan las cartas más flojas.',
      ],
    },
    {
      title: 'Puntos',
      text: [
        'Los puntos impresos de tus pedidos, 1 punto por ficha, 4 por oportunidad en la mano, y 1, 4, 8 o 15 puntos por 2, 3, 4 o 5 tipos de pedido distintos.',
        'Empates: más puntos en fichas; luego, más monedas. ¿Todavía igual? Entonces se comparte la victoria.',
        'Las fichas se guardan en secreto, salvo que la mesa juegue con fichas a la vista.',
      ],
      rulings: ['Lo que alguien toma se anuncia; lo que alguien tiene, no.'],
    },
  ],
};

const de: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Du kochst für eine Jury. Kauf Zutaten, heuere Küchenhilfen an, serviere Bestellungen. Die Runde, in der jemand die fünfte Bestellung serviert, ist die letzte, und dann entscheiden die Punkte.',
        'Es spielen zwei bis fünf Personen.',
      ],
      rulings: [
        'Das Original nennt die Kartenarten, zählt die Karten aber nicht auf. Alle Karten hier sind vom Haus, in den vorgesehenen Mengen.',
        'Für eine kürzere Partie kann der Tisch drei oder vier Bestellungen vereinbaren.',
      ],
    },
    {
      title: 'Die Karten',
      text: [
        'Zutaten haben eine Gruppe, einen Preis, eine Qualität und manchmal eine Wirkung: beim Ausspielen oder am Ende jedes deiner Züge. Es gibt sieben Gruppen mit je sechs Zutaten, dazu acht Gelegenheiten.',
        'Eine Bestellung sagt, wie viele Zutaten sie will (ihre Sorte, 1 bis 5), wie viel Qualität, welche Gruppen einen Bonus bringen, was die Belohnung ist und wie viele Punkte sie zählt. Von jeder Sorte gibt es fünf.',
        'Für jede Gruppe gibt es eine Küchenhilfe.',
      ],
      rulings: [
        'Qualität aus einer Wirkung bleibt der Zutat, solange sie auf der Theke liegt.',
        'Münzen und Marken gehen nicht aus.',
      ],
    },
    {
      title: 'Vorbereitung',
      text: [
        'Alle bekommen fünf Marktkarten und zehn Münzen. Fünf Bestellungen liegen offen, nie drei einer Sorte: Die dritte kommt unter den Stapel und eine andere liegt aus.',
        'Wer zuletzt ein Sandwich gegessen hat, fängt an.',
      ],
      rulings: [
        'Der Tisch bestimmt, wer das war; sonst entscheidet der Zufall.',
        'Hat der Stapel keine Bestellung, die ausliegen darf, bleibt der Platz leer, bis er eine hat.',
      ],
    },
    {
      title: 'Dein Zug: zwei Aktionen',
      text: [
        'In beliebiger Reihenfolge, auch zweimal dieselbe.',
        'Eine Zutat spielen: Preis zahlen, auf die Theke legen, die Wirkung nur auf dich anwenden. Fünf passen hin. Liegen fünf da, darf eine neue den Platz einer anderen nehmen: ihr Preis plus 2 Münzen, und die alte wird abgeworfen.',
        'Eine Bestellung servieren, siehe unten.',
        'Nachziehen: beliebig viele Karten abwerfen, auch keine, und auf fünf nachziehen.',
        'Vier Münzen nehmen.',
        'Eine freie Küchenhilfe für fünf Münzen anheuern.',
      ],
      rulings: [
        'Beide Aktionen werden gemacht. Vier Münzen gibt es immer.',
        'Abgeworfenes liegt offen.',
        'Schritte lassen sich zurücknehmen, bis eine Karte gezogen oder eine Bestellung aufgedeckt wurde oder der Zug vorbei ist.',
      ],
    },
    {
      title: 'Eine Bestellung servieren',
      text: [
        'Nimm genau so viele Zutaten von deiner Theke, wie die Bestellung sagt, egal aus welchen Gruppen. Ihre Qualität zusammen muss erreichen, was verlangt ist; Küchenhilfen, Wirkungen und Gelegenheiten zählen mit.',
        'Nimm die Bestellung, dann die Belohnung: entweder eine Küchenhilfe umsonst oder zwei Marken; oder eine Zahl, die du beliebig auf Münzen und Karten verteilst.',
        'Dann die Boni: zwei Marken für jede auf der Bestellung genannte Gruppe, die du verwendet hast, und zwei für jede deiner Küchenhilfen, deren Gruppe dabei war. Jede zählt einmal.',
        'Zuletzt werden die Zutaten abgeworfen.',
      ],
      rulings: [
        'Die Boni kommen nach der Belohnung: Eine Küchenhilfe, die du als Belohnung genau dieser Bestellung nimmst, zählt sofort, wenn ihre Gruppe im Sandwich ist.',
        'Ist keine Küchenhilfe frei, besteht die Belohnung aus den zwei Marken.',
      ],
    },
    {
      title: 'Küchenhilfen',
      text: [
        'Zutaten ihrer Gruppe haben auf deiner Theke 2 mehr Qualität und kosten dich 2 weniger, nie aber weniger als nichts. Du darfst beliebig viele beschäftigen.',
        'Am Ende des Zuges bringt jede eine Karte und will bezahlt werden.',
      ],
    },
    {
      title: 'Gelegenheiten',
      text: [
        'Sie kosten weder Münzen noch eine Aktion; nutze in deinem Zug beliebig viele. Danach geht die Karte auf die Hand der Person links von dir.',
        'Jede, die am Ende der Partie noch auf der Hand ist, zählt 4 Punkte.',
      ],
      rulings: [
        'Eine, die nichts bewirken würde, kann man nicht nutzen. Geht nur ein Teil davon, verfällt der Rest.',
        'Eine weitergegebene Karte ruht einen Zug lang: Im nächsten eigenen Zug kann man sie noch nicht einsetzen, danach schon.',
        'Die weitergegebene Karte zählt sofort als Handkarte. Mehr als fünf Karten darf man bis zum Ende des eigenen Zuges halten, und am Ende der Partie.',
        'Umsonst gespielte Zutaten kosten trotzdem 2 Münzen, wenn sie eine andere von der vollen Theke drängen.',
        'Qualität, die der nächsten Bestellung geliehen ist, verfällt am Ende des Zuges.',
        'Eine gestrichene Bestellung kommt unter den Stapel, und die Reihe wird wie immer aufgefüllt.',
      ],
    },
    {
      title: 'Das Ende deines Zuges',
      text: [
        'Nimm zuerst, was deine Karten am Ende jedes Zuges bringen, und zieh eine Karte je Küchenhilfe.',
        'Dann zahl die Löhne: 2 Münzen oder 1 Marke je Küchenhilfe. Danach behältst du, wen du willst, und schickst die anderen weg. Kannst du nicht alle bezahlen, zahlst du, was geht, und alle gehen.',
        'Dann werden die Bestellungen auf fünf aufgefüllt, und du wirfst auf fünf Karten ab.',
        'Mit fünf servierten Bestellungen kündigst du das Ende an: Die Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren.',
      ],
      rulings: [
        'Die Marke als zweite Art zu zahlen ist unsere Lesart. Münzen und Marken darf man mischen.',
        'Ein leerer Markt wird durch seine gemischte Ablage ersetzt. Gibt es auch die nicht, wird nicht mehr gezogen.',
        'Läuft die Uhr für einen Zug ab, werden übrige Aktionen zu Münzen, Fragen werden so schlicht wie möglich beantwortet (Marken, Münzen), Küchenhilfen werden bezahlt, zuerst mit Münzen, und bleiben, und die schwächsten Karten werden abgeworfen.',
      ],
    },
    {
      title: 'Punkte',
      text: [
        'Die gedruckten Punkte deiner Bestellungen, 1 Punkt je Marke, 4 je Gelegenheit auf der Hand und 1, 4, 8 oder 15 Punkte für 2, 3, 4 oder 5 verschiedene Sorten Bestellungen.',
        'Gleichstand: mehr Punkte in Marken, dann mehr Münzen. Immer noch gleich? Dann wird der Sieg geteilt.',
        'Marken bleiben geheim, außer der Tisch spielt mit offenen Marken.',
      ],
      rulings: ['Was jemand nimmt, wird angesagt; was jemand hat, nicht.'],
    },
  ],
};

export const rules: Record<Locale, RulesPage> = { en, fr, es, de };
