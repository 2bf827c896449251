import type { LessonWords } from '../../../shared/first-match.ts';
import type { Locale } from '../../../shared/text.ts';

export const firstMatch: Record<Locale, LessonWords> = {
  en: {
    goal: 'You play with real cards; the sheet adds up. Try it with three people who are only pretending.',
    lessons: {
      first: [
        'Tap the sandwiches, best first',
        'The taster says it, you tap it. The cook of the best gets the most points.',
      ],
      second: [
        'Now the next taster',
        'It goes round the table. Wrong tap? Tap that taster again and correct it, also later.',
      ],
      third: ['The last one', 'Look how the totals change with each ranking.'],
      finish: [
        'Close the sheet',
        'Then everybody gets a receipt, with each point explained. A real one goes into the history.',
      ],
    },
  },
  fr: {
    goal: 'Vous jouez avec de vraies cartes ; la feuille compte. Essaie avec trois personnes pour rire.',
    lessons: {
      first: [
        'Touche les sandwichs, le meilleur d’abord',
        'On te le dit, tu le touches. Le cuisinier du meilleur marque le plus.',
      ],
      second: [
        'Au goûteur suivant',
        'On fait le tour de la table. Une erreur ? Touche ce goûteur et corrige, même plus tard.',
      ],
      third: ['Le dernier', 'Regarde les totaux changer à chaque classement.'],
      finish: [
        'Ferme la feuille',
        'Chacun reçoit un ticket où chaque point s’explique. Une vraie feuille va dans l’historique.',
      ],
    },
  },
  es: {
    goal: 'Aquí se juega con cartas de verdad y la hoja suma. Pruébala con tres personas de mentira.',
    lessons: {
      first: [
        'Toca los sándwiches, el mejor primero',
        'Quien prueba lo dice, tú lo tocas. El mejor da más puntos a quien lo hizo.',
      ],
      second: [
        'Ahora, la siguiente persona',
        'Se da la vuelta a la mesa. ¿Un error? Tócala otra vez y corrígelo, también después.',
      ],
      third: ['La última', 'Mira cómo cambian los totales con cada orden.'],
      finish: [
        'Cierra la hoja',
        'Cada cual recibe un recibo con cada punto explicado. Una hoja de verdad va al historial.',
      ],
    },
  },
  de: {
    goal: 'Ihr spielt mit echten Karten, der Zettel rechnet. Probier es mit drei Leuten, die nur so tun.',
    lessons: {
      first: [
        'Tippe die Sandwiches an, das beste zuerst',
        'Wer kostet, sagt es, du tippst es. Wer das beste gemacht hat, bekommt am meisten.',
      ],
      second: [
        'Jetzt wer als Nächstes kostet',
        'Es geht um den Tisch. Vertippt? Noch einmal antippen und verbessern, auch später.',
      ],
      third: ['Noch einmal', 'Sieh, wie sich die Summen mit jeder Reihenfolge ändern.'],
      finish: [
        'Schließ den Zettel',
        'Dann bekommen alle einen Bon, der jeden Punkt erklärt. Ein echter Zettel kommt in den Verlauf.',
      ],
    },
  },
};
