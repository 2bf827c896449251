import type { LessonWords } from '../../../shared/first-match.ts';
import type { Locale } from '../../../shared/text.ts';

export const firstMatch: Record<Locale, LessonWords> = {
  en: {
    goal: 'Make three sandwiches and give them to your neighbours. They rank what they get: cook what they like, and you score.',
    lessons: {
      grab: [
        'Tap an ingredient you like',
        'All cards lie open for everybody, and the first tap gets it. Nine flips, one card in each.',
      ],
      plan: [
        'Think in threes',
        'Your nine ingredients become three sandwiches. What goes well together? What goes horribly?',
      ],
      place: ['Lay three ingredients on a sandwich', 'Tap one, then a free place. Nothing is final yet.'],
      neighbours: [
        'Fill the others too',
        'Each one shows who gets it. You may swap: would they rather have the fish?',
      ],
      ready: ['Ready? Then say so', 'Once all cooks are ready, everything is served at once.'],
      reveal: ['Lift the napkin', 'These were made for you. Everybody looks.'],
      rank: [
        'Rank them, best first',
        'Your taste is the law. The best brings its cook 3 points, the second 2, the last nothing.',
      ],
      verdict: [
        'The cooks score',
        'Those points came from you. Now the others taste, and one of the plates is yours.',
      ],
      guess: ['Guess which one wins', 'It costs nothing. It is practice in reading your neighbours.'],
      yours: [
        'Look for your badge',
        'Points for your sandwiches count for you. After the last taster the most points win.',
      ],
    },
  },
  fr: {
    goal: 'Compose trois sandwichs et offre-les à tes voisins. Ils les classent : cuisine ce qu’ils aiment, et tu marques.',
    lessons: {
      grab: [
        'Touche un ingrédient qui te plaît',
        'Les cartes sont à tout le monde, le premier arrivé l’emporte. Neuf tours, une carte à chaque fois.',
      ],
      plan: [
        'Pense par trois',
        'Tes neuf ingrédients feront trois sandwichs. Qu’est-ce qui va ensemble ? Qu’est-ce qui jure ?',
      ],
      place: [
        'Pose trois ingrédients sur un sandwich',
        'Touche-en un, puis une place libre. Rien n’est encore définitif.',
      ],
      neighbours: [
        'Garnis aussi les autres',
        'Chacun indique à qui il va. Tu peux échanger : et si le poisson leur plaisait ?',
      ],
      ready: ['C’est prêt ? Dis-le', 'Quand tous les cuisiniers sont prêts, tout est servi d’un coup.'],
      reveal: ['Soulève la serviette', 'On a préparé ça pour toi. Tout le monde regarde.'],
      rank: [
        'Classe-les, le meilleur d’abord',
        'Ton goût fait loi. Le premier rapporte 3 points à son cuisinier, le deuxième 2, le dernier rien.',
      ],
      verdict: [
        'Les cuisiniers marquent',
        'Ces points viennent de toi. Aux autres de goûter : une des assiettes est de toi.',
      ],
      guess: ['Devine lequel gagnera', 'Ça ne coûte rien, et on apprend à connaître ses voisins.'],
      yours: [
        'Cherche ton insigne',
        'Les points de tes sandwichs sont pour toi. Après le dernier goûteur, le plus de points gagne.',
      ],
    },
  },
  es: {
    goal: 'Prepara tres sándwiches y dáselos a tus vecinos. Ellos los ordenan: si aciertas con sus gustos, sumas puntos.',
    lessons: {
      grab: [
        'Toca un ingrediente que te guste',
        'Las cartas son de todos y se las lleva el primer toque. Son nueve volteos, una carta en cada uno.',
      ],
      plan: [
        'Piensa de tres en tres',
        'Tus nueve ingredientes serán tres sándwiches. ¿Qué combina bien? ¿Y qué combina fatal?',
      ],
      place: [
        'Pon tres ingredientes en un sándwich',
        'Toca uno y luego un hueco. Todavía puedes cambiarlo todo.',
      ],
      neighbours: [
        'Rellena también los otros',
        'Cada uno dice para quién es. Puedes cambiarlos: ¿y si le gusta más el pescado?',
      ],
      ready: ['¿Todo listo? Dilo', 'Cuando todos están listos, se sirve todo a la vez.'],
      reveal: ['Levanta la servilleta', 'Esto lo han preparado para ti. Todos miran.'],
      rank: [
        'Ordénalos, el mejor primero',
        'Tu gusto es ley. El mejor da 3 puntos a quien lo hizo, el segundo 2, el último nada.',
      ],
      verdict: [
        'Los cocineros puntúan',
        'Esos puntos los has dado tú. Ahora prueban los demás, y uno de los platos es tuyo.',
      ],
      guess: ['Adivina cuál ganará', 'No cuesta nada y así conoces los gustos de tus vecinos.'],
      yours: ['Busca tu insignia', 'Los puntos de tus sándwiches son tuyos. Al final gana quien tenga más.'],
    },
  },
  de: {
    goal: 'Mach drei Sandwiches und verschenk sie an deine Nachbarn. Sie ordnen sie: Triff ihren Geschmack, dann punktest du.',
    lessons: {
      grab: [
        'Tippe eine Zutat an, die du magst',
        'Alle greifen in dieselbe Auslage, wer zuerst tippt, hat sie. So geht es neunmal, jedes Mal eine Karte.',
      ],
      plan: [
        'Denk in Dreiern',
        'Aus neun Zutaten werden drei Sandwiches. Was passt zusammen? Und was überhaupt nicht?',
      ],
      place: [
        'Leg drei Zutaten auf ein Sandwich',
        'Zutat antippen, dann einen freien Platz. Noch lässt sich alles ändern.',
      ],
      neighbours: [
        'Beleg auch die anderen',
        'Auf jedem steht, wer es bekommt. Tauschen geht: Vielleicht lieber der Fisch?',
      ],
      ready: ['Fertig? Dann sag es', 'Sobald alle fertig sind, wird auf einen Schlag serviert.'],
      reveal: ['Heb die Serviette', 'Das haben andere für dich gemacht. Alle schauen zu.'],
      rank: [
        'Ordne sie, das beste zuerst',
        'Nur dein Geschmack zählt. Das beste bringt 3 Punkte, das zweite 2, das letzte keinen.',
      ],
      verdict: [
        'Jetzt gibt es Punkte',
        'Die kamen von dir. Gleich kosten die anderen, und ein Teller ist von dir.',
      ],
      guess: ['Rate, welches gewinnt', 'Das kostet nichts, und du lernst den Geschmack der anderen kennen.'],
      yours: [
        'Such dein Abzeichen',
        'Punkte für deine Sandwiches sind deine. Wer am Ende die meisten hat, gewinnt.',
      ],
    },
  },
};
