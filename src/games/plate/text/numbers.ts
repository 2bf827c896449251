import type { NumberWords } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

/** Of each kind of number on the screens: what it is, and what it does. */
export const numbers: Record<Locale, NumberWords> = {
  en: {
    clock: [
      'Time left',
      'When it has run out, whoever has not answered lets pass or opts out; anything else is answered by lot.',
    ],
    points: ['Points', 'What the sandwiches that this player has eaten have brought, also those below zero.'],
    place: ['Place', 'By points. Whoever has as many has the same place.'],
    line: ['Points of this line', 'What was eaten, and what it brought.'],
    round: ['Sandwich', 'The sandwiches in the order in which they were eaten.'],
    value: [
      'What the sandwich is worth',
      'The sum of all its cards, both breads included. Whoever eats it alone gets that, also below zero.',
    ],
    gain: [
      'What eating it brings',
      'Whoever eats alone gets what the sandwich is worth; several who tie get an equal share each, rounded down. A napkin can keep points below zero away.',
    ],
    napkin: [
      'What this napkin adds',
      'It counts with the bids of the player before whom it lies, until a sandwich is eaten.',
    ],
    part: ['Value of this card', 'It counts in the sandwich in which it lies.'],
    hand: ['Cards', 'In hand, or face down before this player. After a turn the hand is filled up to seven.'],
    stock: [
      'Cards in this pile',
      'When the draw pile is empty, the discards are shuffled and take its place.',
    ],
    bid: ['Bid', 'It counts for the player before whom it lies.'],
    score: [
      'Sum of the bids',
      'All bids before this player, and what napkins there add; other cards count nothing. The highest sum eats, and must.',
    ],
  },
  fr: {
    clock: [
      'Temps restant',
      'Quand il est écoulé, qui n’a pas répondu laisse passer ou se retire ; pour tout le reste, le sort répond.',
    ],
    points: ['Points', 'Ce qu’ont rapporté les sandwichs mangés par cette personne, même sous zéro.'],
    place: ['Rang', 'D’après les points. À points égaux, rang égal.'],
    line: ['Points de cette ligne', 'Ce qui a été mangé, et ce que cela a rapporté.'],
    round: ['Sandwich', 'Les sandwichs dans l’ordre où ils ont été mangés.'],
    value: [
      'La valeur du sandwich',
      'La somme de toutes ses cartes, les deux pains compris. Qui le mange seul la reçoit, même sous zéro.',
    ],
    gain: [
      'Ce que rapporte ce repas',
      'Qui mange seul reçoit la valeur du sandwich ; à égalité, chacun en reçoit une part égale, arrondie vers le bas. Une serviette peut épargner des points négatifs.',
    ],
    napkin: [
      'Ce qu’ajoute cette serviette',
      'Cela compte avec les enchères de la personne devant qui elle se trouve, jusqu’à ce qu’un sandwich soit mangé.',
    ],
    part: ['Valeur de cette carte', 'Elle compte dans le sandwich où elle se trouve.'],
    hand: [
      'Cartes',
      'En main, ou face cachée devant cette personne. Après un tour, on complète sa main à sept.',
    ],
    stock: ['Cartes de ce tas', 'Quand la pioche est vide, la défausse mélangée la remplace.'],
    bid: ['Enchère', 'Elle compte pour la personne devant qui elle se trouve.'],
    score: [
      'Total des enchères',
      'Toutes les enchères devant cette personne, et ce que les serviettes y ajoutent ; les autres cartes ne comptent pas. Le plus haut total mange, et doit manger.',
    ],
  },
  es: {
    clock: [
      'Tiempo que queda',
      'Cuando se acaba, quien no ha contestado deja pasar o se retira; todo lo demás lo contesta el azar.',
    ],
    points: ['Puntos', 'Lo que han dado los sándwiches que ha comido esta persona, también los negativos.'],
    place: ['Puesto', 'Según los puntos. Con los mismos puntos, el mismo puesto.'],
    line: ['Puntos de esta línea', 'Lo que se comió y lo que dio.'],
    round: ['Sándwich', 'Los sándwiches en el orden en que se comieron.'],
    value: [
      'Lo que vale el sándwich',
      'La suma de todas sus cartas, con los dos panes. Quien lo come sin compartir se la lleva, aunque sea negativa.',
    ],
    gain: [
      'Lo que da comérselo',
      'Quien come sin compartir recibe lo que vale el sándwich; si hay empate, cada cual recibe una parte igual, redondeada hacia abajo. Una servilleta puede ahorrar puntos negativos.',
    ],
    napkin: [
      'Lo que suma esta servilleta',
      'Cuenta con las pujas de la persona delante de quien está, hasta que se coma un sándwich.',
    ],
    part: ['Valor de esta carta', 'Cuenta en el sándwich en el que está.'],
    hand: [
      'Cartas',
      'En la mano, o boca abajo delante de esta persona. Después del turno la mano se completa hasta siete.',
    ],
    stock: ['Cartas de este montón', 'Cuando se acaba el mazo, el descarte barajado lo sustituye.'],
    bid: ['Puja', 'Cuenta para la persona delante de quien está.'],
    score: [
      'Total de las pujas',
      'Todas las pujas delante de esta persona y lo que suman allí las servilletas; las demás cartas no cuentan. El total más alto come, y tiene que comer.',
    ],
  },
  de: {
    clock: [
      'Restzeit',
      'Ist sie um, lässt durch oder steigt aus, wer nicht geantwortet hat; alles andere beantwortet das Los.',
    ],
    points: [
      'Punkte',
      'Was die Sandwiches gebracht haben, die diese Person gegessen hat, auch die negativen.',
    ],
    place: ['Platz', 'Nach Punkten. Wer gleich viele hat, hat denselben Platz.'],
    line: ['Punkte dieser Zeile', 'Was gegessen wurde und was es gebracht hat.'],
    round: ['Sandwich', 'Die Sandwiches in der Reihenfolge, in der sie gegessen wurden.'],
    value: [
      'Was das Sandwich wert ist',
      'Die Summe all seiner Karten, beide Brote eingeschlossen. Wer es allein isst, bekommt sie, auch unter null.',
    ],
    gain: [
      'Was das Essen bringt',
      'Wer allein isst, bekommt, was das Sandwich wert ist; bei Gleichstand bekommen alle den gleichen Anteil, abgerundet. Eine Serviette kann Minuspunkte ersparen.',
    ],
    napkin: [
      'Was diese Serviette dazugibt',
      'Das zählt mit den Geboten der Person, vor der sie liegt, bis ein Sandwich gegessen wird.',
    ],
    part: ['Wert dieser Karte', 'Sie zählt in dem Sandwich, in dem sie liegt.'],
    hand: [
      'Karten',
      'Auf der Hand, oder verdeckt vor dieser Person. Nach dem Zug wird die Hand auf sieben aufgefüllt.',
    ],
    stock: ['Karten in diesem Stapel', 'Ist der Stapel leer, wird die Ablage gemischt und ersetzt ihn.'],
    bid: ['Gebot', 'Es zählt für die Person, vor der es liegt.'],
    score: [
      'Gebotssumme',
      'Alle Gebote vor dieser Person und was Servietten dort dazugeben; andere Karten zählen nicht. Die höchste Summe isst, und muss essen.',
    ],
  },
};
