import type { NumberWords } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

/** Of each kind of number on the screens: what it is, and what it does. */
export const numbers: Record<Locale, NumberWords> = {
  en: {
    clock: [
      'Time left',
      'When it has run out, actions that are left become coins, and wages are paid, with coins first.',
    ],
    points: [
      'Points',
      'Orders, tokens, 4 for each opportunity in hand, and more for different types of order. Tokens of others may be hidden.',
    ],
    place: ['Place', 'By points; then by points in tokens, then by coins.'],
    line: ['Points of this line', 'What this order, or this part of the count, has brought.'],
    round: ['Round', 'In each round everybody has one turn.'],
    coins: ['Coins', 'They pay for ingredients, for hiring, and for wages.'],
    hand: ['Cards in hand', 'At the end of a turn no more than five are kept.'],
    tokens: ['Tokens', 'Each is a point at the end, and can pay one wage instead of 2 coins.'],
    types: [
      'Types of order served',
      'By how many ingredients they wanted. 2, 3, 4 or 5 different types give 1, 4, 8 or 15 points.',
    ],
    order: ['Points of this order', 'They are printed on it, and count at the end.'],
    served: [
      'Orders served',
      'Once somebody has so many as stand after the stroke, the last round is played.',
    ],
    quality: [
      'Quality on the counter',
      'Of all ingredients there, with assistants and effects. An order wants so much of those that it takes.',
    ],
    actions: ['Actions left', 'A turn has two. Opportunities take none.'],
    take: ['Coins for an action', 'That many you get for one of your two actions.'],
    share: ['Your share in coins', 'The rest of the reward you draw as cards.'],
  },
  fr: {
    clock: [
      'Temps restant',
      'Quand il est écoulé, les actions restantes deviennent des pièces, et les assistants sont payés, d’abord en pièces.',
    ],
    points: [
      'Points',
      'Commandes, jetons, 4 par opportunité en main, et davantage pour des types de commande différents. Les jetons des autres peuvent être cachés.',
    ],
    place: ['Rang', 'D’après les points ; puis les points en jetons, puis les pièces.'],
    line: ['Points de cette ligne', 'Ce que cette commande, ou cette partie du décompte, a rapporté.'],
    round: ['Manche', 'À chaque manche, tout le monde a un tour.'],
    coins: ['Pièces', 'Elles paient les ingrédients, les embauches et les salaires.'],
    hand: ['Cartes en main', 'À la fin du tour, on en garde cinq au plus.'],
    tokens: ['Jetons', 'Chacun vaut un point à la fin, et peut payer un salaire au lieu de 2 pièces.'],
    types: [
      'Types de commande servis',
      'Selon le nombre d’ingrédients demandés. 2, 3, 4 ou 5 types différents donnent 1, 4, 8 ou 15 points.',
    ],
    order: ['Points de cette commande', 'Ils y sont imprimés, et comptent à la fin.'],
    served: [
      'Commandes servies',
      'Dès que quelqu’un a le nombre inscrit après la barre, on joue la dernière manche.',
    ],
    quality: [
      'Qualité sur le comptoir',
      'De tous ses ingrédients, avec assistants et effets. Une commande en demande tant à ceux qu’elle prend.',
    ],
    actions: ['Actions restantes', 'Un tour en a deux. Les opportunités n’en prennent pas.'],
    take: ['Pièces pour une action', 'Ce que tu reçois pour une de tes deux actions.'],
    share: ['Ta part en pièces', 'Le reste de la récompense, tu le pioches en cartes.'],
  },
  es: {
    clock: [
      'Tiempo que queda',
      'Cuando se acaba, las acciones que quedan se cobran en monedas y se paga a los ayudantes, primero en monedas.',
    ],
    points: [
      'Puntos',
      'Pedidos, fichas, 4 por oportunidad en la mano y más por tipos de pedido distintos. Las fichas de los demás pueden estar ocultas.',
    ],
    place: ['Puesto', 'Según los puntos; luego, los puntos en fichas y después las monedas.'],
    line: ['Puntos de esta línea', 'Lo que ha dado este pedido o esta parte de la cuenta.'],
    round: ['Ronda', 'En cada ronda todos tienen un turno.'],
    coins: ['Monedas', 'Pagan ingredientes, contratos y sueldos.'],
    hand: ['Cartas en la mano', 'Al final del turno se guardan cinco como mucho.'],
    tokens: ['Fichas', 'Cada una vale un punto al final y puede pagar un sueldo en lugar de 2 monedas.'],
    types: [
      'Tipos de pedido servidos',
      'Según los ingredientes que pedían. 2, 3, 4 o 5 tipos distintos dan 1, 4, 8 o 15 puntos.',
    ],
    order: ['Puntos de este pedido', 'Están impresos en él y cuentan al final.'],
    served: [
      'Pedidos servidos',
      'En cuanto alguien llega al número que sigue a la barra, se juega la última ronda.',
    ],
    quality: [
      'Calidad en el mostrador',
      'De todos sus ingredientes, con ayudantes y efectos. Un pedido exige cierta cantidad a los que usa.',
    ],
    actions: ['Acciones que quedan', 'Un turno tiene dos. Las oportunidades no gastan ninguna.'],
    take: ['Monedas por una acción', 'Las que recibes por una de tus dos acciones.'],
    share: ['Tu parte en monedas', 'El resto de la recompensa lo robas en cartas.'],
  },
  de: {
    clock: [
      'Restzeit',
      'Ist sie um, werden übrige Aktionen zu Münzen und die Löhne bezahlt, zuerst mit Münzen.',
    ],
    points: [
      'Punkte',
      'Bestellungen, Marken, 4 für jede Gelegenheit auf der Hand, und mehr für verschiedene Sorten von Bestellungen. Marken der anderen können verdeckt sein.',
    ],
    place: ['Platz', 'Nach Punkten, dann nach Punkten in Marken, dann nach Münzen.'],
    line: ['Punkte dieser Zeile', 'Was diese Bestellung oder dieser Teil der Zählung gebracht hat.'],
    round: ['Runde', 'In jeder Runde haben alle einen Zug.'],
    coins: ['Münzen', 'Damit werden Zutaten, das Anheuern und die Löhne bezahlt.'],
    hand: ['Karten auf der Hand', 'Am Ende des Zugs bleiben höchstens fünf.'],
    tokens: ['Marken', 'Jede ist am Ende ein Punkt und kann statt 2 Münzen einen Lohn bezahlen.'],
    types: [
      'Servierte Sorten',
      'Nach der Zahl der Zutaten, die sie wollten. 2, 3, 4 oder 5 verschiedene Sorten geben 1, 4, 8 oder 15 Punkte.',
    ],
    order: ['Punkte dieser Bestellung', 'Sie stehen darauf und zählen am Ende.'],
    served: [
      'Servierte Bestellungen',
      'Hat jemand so viele, wie hinter dem Strich stehen, wird die letzte Runde gespielt.',
    ],
    quality: [
      'Qualität auf der Theke',
      'Aller Zutaten dort, mit Küchenhilfen und Wirkungen. Eine Bestellung verlangt sie von denen, die sie nimmt.',
    ],
    actions: ['Aktionen übrig', 'Ein Zug hat zwei. Gelegenheiten brauchen keine.'],
    take: ['Münzen für eine Aktion', 'So viele bekommst du für eine deiner beiden Aktionen.'],
    share: ['Dein Anteil in Münzen', 'Den Rest der Belohnung ziehst du als Karten.'],
  },
};
