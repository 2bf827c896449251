import type { RulesPage } from '../../../../src/shared/rules-page.ts';
import type { Locale } from '../../../../src/shared/text.ts';

const en: RulesPage = {
  sections: [
    {
      title: 'Before the first round',
      text: ['There are forty peppers of ten kinds. Everybody is dealt one for each round.'],
    },
    {
      title: 'A round',
      text: [
        'Everybody lays a pepper face down. Then all are turned.',
        'Whoever has the hottest may bite it or leave it. To leave it is worth one point.',
        'For a bite the top of the pile is turned. Is it no hotter, the pepper’s heat are your points; else you lose three.',
      ],
      rulings: [
        'On a tie it is the one nearest to the left of whoever dared last.',
        'Nobody leaves two of their own in a row.',
        'With milk on the table a burn costs nothing.',
      ],
    },
  ],
};

const de: RulesPage = {
  sections: [
    {
      title: 'Vor der ersten Runde',
      text: ['Es gibt vierzig Schoten, zehn Sorten. Jeder bekommt eine für jede Runde.'],
    },
    {
      title: 'Eine Runde',
      text: [
        'Alle legen eine Schote verdeckt hin. Dann werden alle umgedreht.',
        'Wer die schärfste hat, darf beißen oder sie liegen lassen. Liegen lassen ist einen Punkt wert.',
        'Beim Beißen wird die oberste Karte des Stapels umgedreht. Ist sie nicht schärfer, zählt die Schärfe deiner Schote; sonst verlierst du drei.',
      ],
      rulings: [
        'Bei Gleichstand ist es, wer links von dem am nächsten sitzt, der sich zuletzt getraut hat.',
        'Niemand lässt zwei eigene hintereinander liegen.',
        'Mit Milch auf dem Tisch kostet Verbrennen nichts.',
      ],
    },
  ],
};

const fr: RulesPage = {
  sections: [
    {
      title: 'Avant la première manche',
      text: ['Il y a quarante piments de dix sortes. Chacun en reçoit un par manche.'],
    },
    {
      title: 'Une manche',
      text: [
        'Tout le monde pose un piment face cachée. Puis on les retourne.',
        'Qui a le plus fort peut le croquer ou le laisser. Le laisser vaut un point.',
        'Si on croque, on retourne la première carte de la pioche. Si elle n’est pas plus forte, la force du piment compte ; sinon on perd trois points.',
      ],
      rulings: [
        'En cas d’égalité, c’est qui est assis le plus près à gauche de la dernière personne qui a osé.',
        'On ne laisse pas deux des siens de suite.',
        'Avec du lait sur la table, se brûler ne coûte rien.',
      ],
    },
  ],
};

const es: RulesPage = {
  sections: [
    {
      title: 'Antes de la primera ronda',
      text: ['Hay cuarenta chiles de diez clases. Cada cual recibe uno por ronda.'],
    },
    {
      title: 'Una ronda',
      text: [
        'Cada cual pone un chile boca abajo. Luego se descubren todos.',
        'Quien tiene el más picante puede morderlo o dejarlo. Dejarlo vale un punto.',
        'Si se muerde, se descubre la primera carta del mazo. Si no pica más, el picor del chile son tus puntos; si pica más, pierdes tres.',
      ],
      rulings: [
        'En caso de empate es quien se sienta más cerca a la izquierda de quien se atrevió el último.',
        'Nadie deja dos de los suyos seguidos.',
        'Con leche en la mesa, quemarse no cuesta nada.',
      ],
    },
  ],
};

export const rules: Readonly<Record<Locale, RulesPage>> = { en, fr, es, de };
