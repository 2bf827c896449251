export interface SeatStyle {
  /** No I, L or O: they are taken for 1 and 0. */
  readonly letter: string;
  readonly colour: string;
  readonly on: string;
  readonly shape: Shape;
}

/** A badge's outline in a 100 × 100 box, and where its letter stands best. */
export interface Shape {
  readonly path: string;
  readonly letterY: number;
  readonly letterSize: number;
}

const CREAM = '#FFF8EA';
const INK = '#24160E';

const point = (angle: number, radius: number): string =>
  `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

const flower = (): string => {
  const petals = range(8).map((i) => {
    const angle = (i / 8) * 2 * Math.PI;
    const x = (50 + 30 * Math.cos(angle) + 17).toFixed(1);
    const y = (50 + 30 * Math.sin(angle)).toFixed(1);
    return `M${x} ${y}a17 17 0 1 1 -34 0a17 17 0 1 1 34 0Z`;
  });
  return `${petals.join('')}M84 50a34 34 0 1 1 -68 0a34 34 0 1 1 68 0Z`;
};

const star = (): string => {
  const corners = range(18).map((i) => point((i / 18) * 2 * Math.PI - Math.PI / 2, i % 2 ? 35 : 48));
  return `M${corners.join('L')}Z`;
};

const shape = (path: string, letterY: number, letterSize: number): Shape => ({ path, letterY, letterSize });

export const SEATS: readonly SeatStyle[] = [
  {
    letter: 'A',
    colour: '#A42001',
    on: CREAM,
    shape: shape('M95 50A45 45 0 1 1 5 50A45 45 0 1 1 95 50Z', 50, 59),
  },
  {
    letter: 'B',
    colour: '#1C1D9C',
    on: CREAM,
    shape: shape('M15 9H85Q91 9 91 15V85Q91 91 85 91H15Q9 91 9 85V15Q9 9 15 9Z', 50, 61),
  },
  {
    letter: 'C',
    colour: '#FAD03C',
    on: INK,
    shape: shape('M44 8Q50 0 56 8L97 83Q101 92 91 92H9Q-1 92 3 83Z', 66, 49),
  },
  { letter: 'D', colour: '#0F603E', on: CREAM, shape: shape('M28 7H72L97 50L72 93H28L3 50Z', 50, 59) },
  {
    letter: 'E',
    colour: '#7CC3F5',
    on: INK,
    shape: shape('M50 1C61 21 89 37 89 60A39 38 0 1 1 11 60C11 37 39 21 50 1Z', 59, 55),
  },
  { letter: 'F', colour: '#FD8338', on: INK, shape: shape('M50 0L100 50L50 100L0 50Z', 50, 51) },
  { letter: 'G', colour: '#6C2F6D', on: CREAM, shape: shape(flower(), 50, 57) },
  {
    letter: 'H',
    colour: '#E99DBB',
    on: INK,
    shape: shape(
      'M50 94C20 70 4 52 4 32C4 14 17 5 30 5C40 5 47 11 50 18C53 11 60 5 70 5C83 5 96 14 96 32C96 52 80 70 50 94Z',
      45,
      55,
    ),
  },
  { letter: 'J', colour: '#1F1917', on: CREAM, shape: shape(star(), 50, 55) },
  {
    letter: 'K',
    colour: '#9DE7AE',
    on: INK,
    shape: shape(
      'M33 4H67Q71 4 71 8V29H92Q96 29 96 33V67Q96 71 92 71H71V92Q71 96 67 96H33Q29 96 29 92V71H8Q4 71 4 67V33Q4 29 8 29H29V8Q29 4 33 4Z',
      50,
      59,
    ),
  },
  {
    letter: 'M',
    colour: '#572300',
    on: CREAM,
    shape: shape('M16 44C2 38 4 6 30 6H70C96 6 98 38 84 44V88Q84 94 78 94H22Q16 94 16 88Z', 50, 59),
  },
  {
    letter: 'N',
    colour: '#F3F3EE',
    on: INK,
    shape: shape('M36 4H64L88 32V90Q88 96 82 96H18Q12 96 12 90V32Z', 60, 53),
  },
];

export const seatOf = (seat: number): SeatStyle => {
  const style = SEATS[seat];
  if (!style) throw new Error(`There is no seat ${seat}`);
  return style;
};

/** The inline style that gives an element its seat's colours, for the class `enamel` and the like. */
export const seatVars = (seat: number): string => {
  const { colour, on } = seatOf(seat);
  const line = on === INK ? 'rgb(36 22 14 / .55)' : 'rgb(255 248 234 / .75)';
  return `--seat:${colour};--on-seat:${on};--seat-line:${line}`;
};
