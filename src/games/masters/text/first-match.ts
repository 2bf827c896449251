import type { LessonWords } from '../../../shared/first-match.ts';
import type { Locale } from '../../../shared/text.ts';

export const firstMatch: Record<Locale, LessonWords> = {
  en: {
    goal: 'Build exactly what an order lists, between two Breads, and claim the Noshdosh. The first with 10 wins.',
    lessons: {
      bread: [
        'Lay a Bread on a free place',
        'Every sandwich begins with Bread. Look at the Bar: which order do your cards nearly fill?',
      ],
      fill: [
        'Lay on what the order wants',
        'Any number of cards, all of one symbol in a turn. Nothing may be missing, nothing too much.',
      ],
      close: ['Close it with a Bread on top', 'Everything is in. The second Bread closes the sandwich.'],
      claim: ['Claim your Noshdosh', 'It fits exactly. Nobody does it for you: claim before your turn ends.'],
      'end-turn': ['End your turn', 'One kind of deed a turn. Your hand is filled up to seven.'],
      watch: ['Now the other kitchen', 'Watch what grows there, and which order it is after.'],
      bribe: [
        'An inspector is here',
        'Bad cards in an open sandwich cost you. Pay the bribe, or take the punishment.',
      ],
      give: ['Everybody chooses', 'An event: choose in secret what you need least.'],
      attack: [
        'Spoil somebody’s sandwich',
        'A nasty condiment makes it bad, and inspectors love bad sandwiches.',
      ],
      inspect: ['Send an inspector', 'They find something wherever an open sandwich holds something bad.'],
      discard: ['Nothing fits? Discard', 'Throw away what you like and draw as many. That is your turn.'],
    },
  },
  fr: {
    goal: 'Monte exactement ce que demande une commande, entre deux pains, et empoche le Noshdosh. Le premier à 10 gagne.',
    lessons: {
      bread: [
        'Pose un pain sur une place libre',
        'Tout sandwich commence par du pain. Regarde le bar : quelle commande est presque dans ta main ?',
      ],
      fill: [
        'Ajoute ce que veut la commande',
        'Autant de cartes que voulu, d’un seul symbole par tour. Rien en moins, rien en trop.',
      ],
      close: ['Ferme-le avec un pain', 'Tout y est. Le second pain ferme le sandwich.'],
      claim: [
        'Encaisse ton Noshdosh',
        'C’est exactement ça. Personne ne le fait pour toi : avant la fin du tour !',
      ],
      'end-turn': ['Finis ton tour', 'Une seule sorte d’action par tour. Ta main remonte à sept cartes.'],
      watch: ['À l’autre cuisine', 'Regarde ce qui s’y monte, et quelle commande est visée.'],
      bribe: ['Un inspecteur !', 'L’avarié d’un sandwich ouvert se paie : pot-de-vin ou sanction.'],
      give: ['Tout le monde choisit', 'Un événement : choisis en secret ce qui te sert le moins.'],
      attack: [
        'Gâche un sandwich d’en face',
        'Un vilain condiment le rend avarié, et les inspecteurs adorent ça.',
      ],
      inspect: [
        'Envoie un inspecteur',
        'Il trouve son bonheur dès qu’un sandwich ouvert contient de l’avarié.',
      ],
      discard: ['Rien ne va ? Défausse', 'Jette ce que tu veux et pioches-en autant. C’est ton tour.'],
    },
  },
  es: {
    goal: 'Monta justo lo que pide un pedido, entre dos panes, y cobra el Noshdosh. Gana quien llegue antes a 10.',
    lessons: {
      bread: [
        'Pon un pan en un hueco libre',
        'Todo sándwich empieza con pan. Mira la barra: ¿qué pedido tienes casi en la mano?',
      ],
      fill: [
        'Añade lo que quiere el pedido',
        'Cuantas cartas quieras, de un solo símbolo por turno. Que no falte ni sobre nada.',
      ],
      close: ['Ciérralo con un pan encima', 'Ya está todo. El segundo pan cierra el sándwich.'],
      claim: [
        'Cobra tu Noshdosh',
        'Es justo lo pedido. Nadie lo hace por ti: cobra antes de acabar el turno.',
      ],
      'end-turn': ['Acaba tu turno', 'Solo un tipo de acción por turno. Tu mano se completa hasta siete.'],
      watch: ['Ahora, la otra cocina', 'Mira qué se monta allí y qué pedido persigue.'],
      bribe: ['Ha llegado un inspector', 'Lo malo en un sándwich abierto se paga: soborno o castigo.'],
      give: ['Todos eligen', 'Un evento: elige en secreto lo que menos te sirva.'],
      attack: [
        'Arruina un sándwich ajeno',
        'Un mal condimento lo estropea, y a los inspectores les encanta.',
      ],
      inspect: ['Envía a un inspector', 'Encuentra algo donde haya algo malo en un sándwich abierto.'],
      discard: ['¿Nada encaja? Descarta', 'Tira lo que quieras y roba otras tantas. Ese es tu turno.'],
    },
  },
  de: {
    goal: 'Bau genau, was eine Bestellung verlangt, zwischen zwei Broten, und kassier das Noshdosh. Wer zuerst 10 hat, gewinnt.',
    lessons: {
      bread: [
        'Leg ein Brot auf einen freien Platz',
        'Jedes Sandwich beginnt mit Brot. Schau zur Bar: Welche Bestellung hast du fast auf der Hand?',
      ],
      fill: [
        'Leg drauf, was die Bestellung will',
        'Beliebig viele Karten, aber nur ein Symbol pro Zug. Nichts darf fehlen, nichts zu viel sein.',
      ],
      close: ['Schließ es mit einem Brot', 'Alles drin. Das zweite Brot macht das Sandwich zu.'],
      claim: [
        'Kassier dein Noshdosh',
        'Es passt genau. Von selbst passiert nichts: kassieren, bevor dein Zug endet.',
      ],
      'end-turn': [
        'Beende deinen Zug',
        'Pro Zug geht nur eine Art von Tat. Deine Hand wird auf sieben aufgefüllt.',
      ],
      watch: ['Jetzt die andere Küche', 'Schau, was dort wächst und auf welche Bestellung es zielt.'],
      bribe: ['Ein Inspektor ist da', 'Schlechtes im offenen Sandwich kostet: Schmiergeld oder Strafe.'],
      give: ['Alle wählen', 'Ein Ereignis: Wähle geheim, was du am wenigsten brauchst.'],
      attack: ['Verdirb ein fremdes Sandwich', 'Üble Soße macht es schlecht, und das mögen Inspektoren.'],
      inspect: [
        'Schick einen Inspektor',
        'Er findet etwas, wo in einem offenen Sandwich etwas Schlechtes liegt.',
      ],
      discard: [
        'Nichts passt? Abwerfen',
        'Wirf weg, was du willst, und zieh ebenso viele. Das ist dein Zug.',
      ],
    },
  },
};
