import type { LessonWords } from '../../../shared/first-match.ts';
import type { Locale } from '../../../shared/text.ts';

export const firstMatch: Record<Locale, LessonWords> = {
  en: {
    goal: 'Buy ingredients, serve orders, impress the jury. Here two orders end the match; then points decide.',
    lessons: {
      play: [
        'Lay an ingredient on your counter',
        'You pay its coins. Orders want a number of ingredients with enough quality together.',
      ],
      'end-turn': ['End your turn', 'Two actions are all. Then your cards pay out.'],
      watch: ['The other kitchen cooks', 'Look at the orders meanwhile: which are nearly yours?'],
      order: [
        'Serve an order',
        'Your counter has what it wants. You get its points, a reward, and 2 tokens for each named category that you used.',
      ],
      take: [
        'Take your reward',
        'Two tokens are two points at once. An assistant helps for long, and wants wages.',
      ],
      split: ['Split your reward', 'Coins buy, cards give choice. What are you short of?'],
      coins: ['Short of coins? Take four', 'It is one of your two actions, and always possible.'],
      refill: ['Fetch new cards', 'Discard what you won’t use and draw up to five, for one action.'],
      opportunity: [
        'Use an opportunity',
        'It costs no action and no coins. Then it goes to your left; kept, it is worth 4 points.',
      ],
      hire: [
        'Hire an assistant',
        'Their category is better and cheaper from now on. Wages are due each turn.',
      ],
      upkeep: ['Pay the wages', '2 coins or 1 token each. If you can’t pay them all, all of them leave.'],
      discard: ['Down to five cards', 'More than five don’t fit at the end of a turn.'],
    },
  },
  fr: {
    goal: 'Achète des ingrédients, sers des commandes, séduis le jury. Ici deux commandes finissent la partie ; les points décident.',
    lessons: {
      play: [
        'Pose un ingrédient sur ton comptoir',
        'Tu paies son coût. Une commande veut un nombre d’ingrédients et assez de qualité en tout.',
      ],
      'end-turn': ['Finis ton tour', 'Deux actions, pas plus. Ensuite tes cartes rapportent.'],
      watch: ['L’autre cuisine s’active', 'Regarde les commandes : lesquelles sont presque à toi ?'],
      order: [
        'Sers une commande',
        'Ton comptoir a ce qu’il faut. Des points, une récompense, et 2 jetons par catégorie citée que tu as utilisée.',
      ],
      take: [
        'Prends ta récompense',
        'Deux jetons font deux points tout de suite. Un assistant aide longtemps, contre salaire.',
      ],
      split: [
        'Partage ta récompense',
        'Les pièces achètent, les cartes donnent le choix. Que te manque-t-il ?',
      ],
      coins: ['À court ? Prends quatre pièces', 'C’est une de tes deux actions, toujours possible.'],
      refill: ['Prends de nouvelles cartes', 'Défausse l’inutile et pioche jusqu’à cinq, pour une action.'],
      opportunity: [
        'Utilise une opportunité',
        'Ni action ni pièces. Elle passe ensuite à gauche ; gardée, elle vaut 4 points.',
      ],
      hire: [
        'Embauche un assistant',
        'Sa catégorie devient meilleure et moins chère. Salaire à chaque tour.',
      ],
      upkeep: [
        'Paie les salaires',
        '2 pièces ou 1 jeton chacun. S’il en manque pour un seul, tous s’en vont.',
      ],
      discard: ['Reviens à cinq cartes', 'En fin de tour, il n’en tient pas plus.'],
    },
  },
  es: {
    goal: 'Compra ingredientes, sirve pedidos y conquista al jurado. Aquí dos pedidos acaban la partida; deciden los puntos.',
    lessons: {
      play: [
        'Pon un ingrediente en tu mostrador',
        'Pagas sus monedas. Un pedido quiere cierto número de ingredientes y calidad entre todos.',
      ],
      'end-turn': ['Termina tu turno', 'Dos acciones y ya está. Luego tus cartas rinden.'],
      watch: ['Cocina el otro', 'Mira los pedidos mientras: ¿cuáles son casi tuyos?'],
      order: [
        'Sirve un pedido',
        'Tu mostrador tiene lo que quiere. Da puntos, premio y 2 fichas por cada categoría nombrada que hayas usado.',
      ],
      take: ['Toma tu premio', 'Dos fichas son dos puntos ya. Un ayudante ayuda mucho tiempo, y cobra.'],
      split: ['Reparte tu premio', 'Las monedas compran, las cartas dan opciones. ¿Qué te falta?'],
      coins: ['¿Sin monedas? Toma cuatro', 'Es una de tus dos acciones y siempre se puede.'],
      refill: ['Busca cartas nuevas', 'Descarta lo que no uses y roba hasta cinco, por una acción.'],
      opportunity: [
        'Usa una oportunidad',
        'No cuesta acción ni monedas. Luego pasa a tu izquierda; guardada vale 4 puntos.',
      ],
      hire: ['Contrata a un ayudante', 'Su categoría mejora y se abarata. El sueldo, en cada turno.'],
      upkeep: ['Paga los sueldos', '2 monedas o 1 ficha cada uno. Si no puedes, se van.'],
      discard: ['Quédate con cinco cartas', 'Al final del turno no caben más.'],
    },
  },
  de: {
    goal: 'Kauf Zutaten, servier Bestellungen, beeindruck die Jury. Hier beenden zwei Bestellungen die Partie, dann zählen die Punkte.',
    lessons: {
      play: [
        'Leg eine Zutat auf deine Theke',
        'Du zahlst ihren Preis. Bestellungen wollen so viele Zutaten mit genug Qualität zusammen.',
      ],
      'end-turn': ['Beende deinen Zug', 'Zwei Aktionen, mehr nicht. Dann bringen deine Karten etwas ein.'],
      watch: ['Die andere Küche kocht', 'Sieh dir so lange die Bestellungen an: Welche hast du fast?'],
      order: [
        'Servier eine Bestellung',
        'Deine Theke hat alles. Es gibt Punkte, einen Lohn und 2 Marken je genannter Gruppe, die du verwendet hast.',
      ],
      take: [
        'Nimm deinen Lohn',
        'Zwei Marken sind zwei Punkte sofort. Eine Küchenhilfe bleibt lange und kostet Lohn.',
      ],
      split: ['Teil deinen Lohn auf', 'Münzen kaufen, Karten geben Auswahl. Was fehlt dir?'],
      coins: ['Knapp bei Kasse? Nimm vier', 'Das ist eine deiner zwei Aktionen und geht immer.'],
      refill: ['Hol neue Karten', 'Wirf Überflüssiges ab und zieh auf fünf, für eine Aktion.'],
      opportunity: [
        'Nutz eine Gelegenheit',
        'Sie kostet weder Aktion noch Münzen. Danach geht sie nach links; behalten zählt sie 4 Punkte.',
      ],
      hire: ['Heuer eine Küchenhilfe an', 'Ihre Gruppe wird besser und billiger. Lohn gibt es in jedem Zug.'],
      upkeep: ['Zahl die Löhne', '2 Münzen oder 1 Marke für jede. Reicht es nicht für alle, gehen alle.'],
      discard: ['Runter auf fünf Karten', 'Mehr passen am Ende des Zuges nicht auf die Hand.'],
    },
  },
};
