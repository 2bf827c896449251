import type { LessonWords } from '../../../shared/first-match.ts';
import type { Locale } from '../../../shared/text.ts';

export const firstMatch: Record<Locale, LessonWords> = {
  en: {
    goal: 'Everybody builds the same sandwiches. Then you bid in secret for who eats one: the eater gets its points, and some taste of minus three.',
    lessons: {
      opening: ['Everybody draws a card', 'The highest begins. Just watch.'],
      start: [
        'Lay a Bread on an empty plate',
        'It starts a sandwich that everybody builds on. It is nobody’s yet.',
      ],
      add: [
        'Lay a filling on a sandwich',
        'Its number counts for whoever eats it. Low and nasty is a trap for somebody else.',
      ],
      keep: [
        'Keep one of the two',
        'You drew two for your filling. Bid cards win sandwiches, napkins mix up hands.',
      ],
      finish: ['Close it with a second Bread', 'Is it worth eating? Then close it: bidding begins with you.'],
      bid: [
        'Lay a card face down for somebody',
        'For yourself, if you want to eat; for others, if they should. Any card will do: only Bid cards count.',
      ],
      'opt-out': ['Enough? Opt out', 'What you laid stays. Keep good cards for the next sandwich.'],
      reveal: ['The bids are turned', 'The highest sum eats, and must.'],
      verdict: [
        'Last chance for napkins',
        'Whoever has one may still play it before somebody eats. Otherwise let it pass.',
      ],
      napkin: ['You hold a napkin', 'It may be played at any moment, even now. It interrupts everything.'],
      answer: [
        'A napkin lies on the table',
        'You may play one of yours before it takes effect. Otherwise let it pass.',
      ],
    },
  },
  fr: {
    goal: 'Tout le monde garnit les mêmes sandwichs. Puis on enchérit en secret : qui mange prend les points, et certains ont un goût de moins trois.',
    lessons: {
      opening: ['Chacun tire une carte', 'La plus haute commence. Regarde, c’est tout.'],
      start: [
        'Pose un pain sur une assiette vide',
        'Il commence un sandwich que chacun garnira. Il n’est encore à personne.',
      ],
      add: [
        'Pose une garniture',
        'Son chiffre ira à qui le mange. Une mauvaise carte est un piège pour les autres.',
      ],
      keep: [
        'Garde l’une des deux',
        'Tu en as pioché deux. Les enchères gagnent les sandwichs, les serviettes chamboulent les mains.',
      ],
      finish: ['Ferme-le avec un second pain', 'Il te fait envie ? Ferme-le : tu ouvres les enchères.'],
      bid: [
        'Pose une carte cachée devant quelqu’un',
        'Devant toi si tu veux manger, devant un autre si c’est pour lui. Seules les enchères comptent.',
      ],
      'opt-out': [
        'Ça suffit ? Retire-toi',
        'Ce que tu as posé reste. Garde tes bonnes cartes pour la suite.',
      ],
      reveal: ['On retourne les enchères', 'La plus haute somme mange : c’est obligatoire.'],
      verdict: [
        'Dernière chance pour les serviettes',
        'Qui en a une peut encore la jouer avant le repas. Sinon, laisse passer.',
      ],
      napkin: ['Tu as une serviette', 'Elle se joue à tout moment, même maintenant. Elle interrompt tout.'],
      answer: [
        'Une serviette est jouée',
        'Tu peux en jouer une avant qu’elle n’agisse. Sinon, laisse passer.',
      ],
    },
  },
  es: {
    goal: 'Todos montan los mismos sándwiches. Luego se puja en secreto por quién se lo come: se lleva sus puntos, y algunos saben a menos tres.',
    lessons: {
      opening: ['Cada cual saca una carta', 'Empieza la más alta. Tú solo mira.'],
      start: [
        'Pon un pan en un plato vacío',
        'Empieza un sándwich que todos pueden rellenar. Aún no es de nadie.',
      ],
      add: ['Añade un relleno', 'Su número será para quien se lo coma. Uno malo es una trampa para otro.'],
      keep: [
        'Quédate con una de las dos',
        'Has robado dos. Las pujas ganan sándwiches; las servilletas revuelven las manos.',
      ],
      finish: ['Ciérralo con otro pan', '¿Vale la pena comérselo? Ciérralo: tú abres la puja.'],
      bid: [
        'Pon una carta boca abajo para alguien',
        'Para ti si quieres comer; para otra persona si le toca a ella. Vale cualquiera: solo cuentan las pujas.',
      ],
      'opt-out': ['¿Suficiente? Retírate', 'Lo que pusiste se queda. Guarda lo bueno para el próximo.'],
      reveal: ['Se descubren las pujas', 'La suma más alta se lo come, quiera o no.'],
      verdict: [
        'Última ocasión de usar servilletas',
        'Quien tenga una aún puede jugarla antes de que se coma. Si no, deja pasar.',
      ],
      napkin: [
        'Tienes una servilleta',
        'Se puede jugar en cualquier momento, incluso ahora. Lo interrumpe todo.',
      ],
      answer: [
        'Hay una servilleta en juego',
        'Puedes jugar una tuya antes de que haga efecto. Si no, deja pasar.',
      ],
    },
  },
  de: {
    goal: 'Alle belegen dieselben Sandwiches. Dann wird geheim geboten, wer eins isst: Wer isst, bekommt die Punkte. Manche schmecken nach minus drei.',
    lessons: {
      opening: ['Alle ziehen eine Karte', 'Die höchste fängt an. Schau einfach zu.'],
      start: [
        'Leg ein Brot auf einen leeren Teller',
        'So beginnt ein Sandwich, das alle belegen. Noch gehört es niemandem.',
      ],
      add: [
        'Leg einen Belag dazu',
        'Seine Zahl bekommt, wer es isst. Etwas Übles ist eine Falle für andere.',
      ],
      keep: [
        'Behalte eine von beiden',
        'Zwei hast du gezogen. Gebote gewinnen Sandwiches, Servietten bringen Hände durcheinander.',
      ],
      finish: [
        'Schließ es mit einem zweiten Brot',
        'Möchtest du es essen? Dann mach es fertig: Du eröffnest das Bieten.',
      ],
      bid: [
        'Leg eine Karte verdeckt vor jemanden',
        'Vor dich, wenn du essen willst, vor andere, wenn sie sollen. Jede Karte geht, nur Gebote zählen.',
      ],
      'opt-out': ['Genug? Dann raus', 'Was du gelegt hast, bleibt. Spar Gutes für das nächste Sandwich.'],
      reveal: ['Jetzt wird aufgedeckt', 'Wer die höchste Summe hat, isst. Ob gern oder nicht.'],
      verdict: [
        'Letzte Gelegenheit für Servietten',
        'Wer eine hat, kann sie noch spielen, bevor gegessen wird. Sonst lass es durch.',
      ],
      napkin: ['Du hast eine Serviette', 'Sie geht jederzeit, auch jetzt. Sie unterbricht alles.'],
      answer: [
        'Eine Serviette liegt auf dem Tisch',
        'Eine von deinen kannst du noch davor spielen. Sonst lass sie durch.',
      ],
    },
  },
};
