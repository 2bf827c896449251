import type { NumberWords } from '../../../shared/rules-page.ts';
import type { Locale } from '../../../shared/text.ts';

/** Of each kind of number on the screens: what it is, and what it does. */
export const numbers: Record<Locale, NumberWords> = {
  en: {
    clock: [
      'Time left',
      'When it has run out, the table goes on: what is missing is settled by lot, or by the order of the cards.',
    ],
    points: [
      'Points',
      'What all sandwiches of this cook have brought so far. The most win at the end; equal totals share.',
    ],
    place: ['Place', 'By points. Whoever has as many has the same place.'],
    line: ['Points of this line', 'What this sandwich, or this round, has brought.'],
    round: ['Round', 'Each round begins with a new market; the points of all rounds are added up.'],
    countdown: [
      'Until the cards turn over',
      'Then everybody’s top card is turned up at the same instant, and all may grab.',
    ],
    taken: ['Cards taken', 'So many ingredients this player has by now.'],
    rank: [
      'Place in this tasting',
      'Where the taster has put this sandwich; the first place brings the most.',
    ],
    scale: [
      'Points for a place',
      'So many points a sandwich brings its cook by where it was put; a star for the theme is one more.',
    ],
  },
  fr: {
    clock: [
      'Temps restant',
      'Quand il est écoulé, la table continue : ce qui manque se règle au sort, ou dans l’ordre des cartes.',
    ],
    points: [
      'Points',
      'Ce que tous les sandwichs de ce cuisinier ont rapporté. Le plus haut total gagne ; à égalité, la victoire se partage.',
    ],
    place: ['Rang', 'D’après les points. À points égaux, rang égal.'],
    line: ['Points de cette ligne', 'Ce que ce sandwich, ou cette manche, a rapporté.'],
    round: ['Manche', 'Chaque manche commence par un nouveau marché ; les points s’additionnent.'],
    countdown: [
      'Avant les cartes',
      'À zéro, la première carte de chaque pile est retournée au même instant, et chacun peut se servir.',
    ],
    taken: ['Cartes prises', 'Le nombre d’ingrédients que cette personne a déjà.'],
    rank: ['Rang à cette dégustation', 'La place donnée à ce sandwich ; la première rapporte le plus.'],
    scale: [
      'Points pour un rang',
      'Ce qu’un sandwich rapporte selon son rang ; une étoile pour le thème en donne un de plus.',
    ],
  },
  es: {
    clock: [
      'Tiempo que queda',
      'Cuando se acaba, la mesa sigue: lo que falta lo decide el azar o el orden de las cartas.',
    ],
    points: [
      'Puntos',
      'Lo que han dado hasta ahora todos los sándwiches de este cocinero. Gana el total más alto; si hay empate, se comparte.',
    ],
    place: ['Puesto', 'Según los puntos. Con los mismos puntos, el mismo puesto.'],
    line: ['Puntos de esta línea', 'Lo que ha dado este sándwich o esta ronda.'],
    round: ['Ronda', 'Cada ronda empieza con un mercado nuevo; los puntos de todas se suman.'],
    countdown: [
      'Hasta las cartas',
      'Entonces se descubre a la vez la primera de cada montón y todos pueden tomar una.',
    ],
    taken: ['Cartas tomadas', 'Los ingredientes que ya tiene esta persona.'],
    rank: ['Puesto en esta cata', 'El lugar que se le ha dado a este sándwich; el primero es el que más da.'],
    scale: [
      'Puntos por un puesto',
      'Lo que da un sándwich según su puesto; una estrella por el tema da uno más.',
    ],
  },
  de: {
    clock: [
      'Restzeit',
      'Ist sie um, macht der Tisch weiter: Was fehlt, entscheidet das Los oder die Reihenfolge der Karten.',
    ],
    points: [
      'Punkte',
      'Was alle Sandwiches dieser Küche bisher gebracht haben. Am Ende gewinnt die höchste Summe; bei Gleichstand gewinnen alle, die sie haben.',
    ],
    place: ['Platz', 'Nach Punkten. Wer gleich viele hat, hat denselben Platz.'],
    line: ['Punkte dieser Zeile', 'Was dieses Sandwich oder diese Runde gebracht hat.'],
    round: [
      'Runde',
      'Jede Runde beginnt mit einem neuen Markt; die Punkte aller Runden werden zusammengezählt.',
    ],
    countdown: [
      'Bis aufgedeckt wird',
      'Dann liegt von jedem Stapel im selben Augenblick die oberste Karte offen, und alle greifen zu.',
    ],
    taken: ['Genommene Karten', 'So viele Zutaten hat diese Person schon.'],
    rank: [
      'Platz bei diesem Kosten',
      'Wohin dieses Sandwich gestellt wurde; der erste Platz bringt am meisten.',
    ],
    scale: [
      'Punkte für einen Platz',
      'So viel bringt ein Sandwich je nach Platz; ein Stern fürs Motto gibt einen mehr.',
    ],
  },
};
