import type { NumberWords } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

/** Of each kind of number on the screens: what it is, and what it does. */
export const numbers: Record<Locale, NumberWords> = {
  en: {
    clock: [
      'Time left',
      'When a turn’s time is up, a closed sandwich that fits exactly one order is claimed. When the kitchen’s is, this turn is the last.',
    ],
    points: ['Noshdosh', 'The money for orders, less bribes. The most wins.'],
    place: ['Place', 'By Noshdosh. Whoever has as much has the same place.'],
    line: ['Noshdosh of this line', 'What this order, bribe or event has brought or cost.'],
    round: ['Turn', 'The turns in their order.'],
    most: ['The most Noshdosh', 'What the leader has. The most wins when the kitchen closes.'],
    hand: ['Cards in hand', 'At the end of a turn the hand is filled up to seven.'],
    pays: ['What it pays', 'What this sandwich brings, now or as soon as Bread lies on top.'],
    bribe: [
      'The bribe',
      'It goes to the bank, and the sandwiches stay as they are. It is paid whole or not at all.',
    ],
  },
  fr: {
    clock: [
      'Temps restant',
      'Quand le tour est écoulé, un sandwich fermé qui ne va qu’à une commande est encaissé. À la fermeture de la cuisine, ce tour est le dernier.',
    ],
    points: ['Noshdosh', 'L’argent des commandes, moins les pots-de-vin. Le plus riche gagne.'],
    place: ['Rang', 'D’après le Noshdosh. À égalité, rang égal.'],
    line: [
      'Noshdosh de cette ligne',
      'Ce que cette commande, ce pot-de-vin ou cet événement a rapporté ou coûté.',
    ],
    round: ['Tour', 'Les tours dans l’ordre.'],
    most: ['Le plus de Noshdosh', 'Ce que possède qui mène. Le plus riche gagne à la fermeture.'],
    hand: ['Cartes en main', 'À la fin du tour, on complète sa main à sept.'],
    pays: [
      'Ce qu’il rapporte',
      'Le Noshdosh que donne ce sandwich, tout de suite ou dès qu’il a du pain dessus.',
    ],
    bribe: [
      'Le pot-de-vin',
      'Il va à la banque, et les sandwichs restent intacts. Il se paie en entier ou pas du tout.',
    ],
  },
  es: {
    clock: [
      'Tiempo que queda',
      'Cuando se acaba el turno, se cobra el sándwich cerrado que sirve para un solo pedido. Cuando cierra la cocina, este turno es el último.',
    ],
    points: ['Noshdosh', 'El dinero de los pedidos, menos los sobornos. Gana quien tenga más.'],
    place: ['Puesto', 'Según el Noshdosh. Con lo mismo, el mismo puesto.'],
    line: ['Noshdosh de esta línea', 'Lo que ha dado o costado este pedido, soborno o evento.'],
    round: ['Turno', 'Los turnos en su orden.'],
    most: [
      'El máximo de Noshdosh',
      'Lo que tiene quien va en cabeza. Gana quien tenga más cuando cierra la cocina.',
    ],
    hand: ['Cartas en la mano', 'Al final del turno la mano se completa hasta siete.'],
    pays: ['Lo que paga', 'El Noshdosh que da este sándwich, ya o en cuanto tenga pan encima.'],
    bribe: ['El soborno', 'Va al banco y los sándwiches quedan como están. Se paga entero o no se paga.'],
  },
  de: {
    clock: [
      'Restzeit',
      'Ist die Zeit eines Zugs um, wird ein geschlossenes Sandwich kassiert, das auf genau eine Bestellung passt. Bei Küchenschluss ist dieser Zug der letzte.',
    ],
    points: ['Noshdosh', 'Das Geld für Bestellungen, ohne das Schmiergeld. Das meiste gewinnt.'],
    place: ['Platz', 'Nach Noshdosh. Wer gleich viel hat, hat denselben Platz.'],
    line: [
      'Noshdosh dieser Zeile',
      'Was diese Bestellung, dieses Schmiergeld oder dieses Ereignis gebracht oder gekostet hat.',
    ],
    round: ['Zug', 'Die Züge in ihrer Reihenfolge.'],
    most: ['Das meiste Noshdosh', 'So viel hat, wer führt. Das meiste gewinnt, wenn die Küche schließt.'],
    hand: ['Karten auf der Hand', 'Am Ende des Zugs wird die Hand auf sieben aufgefüllt.'],
    pays: [
      'Was es bringt',
      'So viel Noshdosh gibt es für dieses Sandwich, jetzt oder sobald Brot obenauf liegt.',
    ],
    bribe: [
      'Das Schmiergeld',
      'Es geht an die Bank, und die Sandwiches bleiben, wie sie sind. Es muss ganz bezahlt werden.',
    ],
  },
};
