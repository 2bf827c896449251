type Slice = 'toast' | 'bun' | 'rye' | 'tin' | 'triangle' | 'bagel' | 'roll' | 'wrap';
type Eyes = 'dot' | 'side' | 'happy' | 'wink' | 'specs' | 'brow' | 'lid';
type Mouth = 'smile' | 'flat' | 'open' | 'moustache' | 'oh' | 'smirk' | 'tongue';
type Extra =
  | 'none'
  | 'beret'
  | 'toque'
  | 'olive'
  | 'lettuce'
  | 'egg'
  | 'bow'
  | 'seeds'
  | 'poppy'
  | 'flower'
  | 'cap'
  | 'onion';

interface FaceParts {
  readonly slice: Slice;
  readonly crust: string;
  readonly crumb: string;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly extra: Extra;
}

const INK = '#24160E';
const pen = `fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round"`;

const SLICES: Readonly<Record<Slice, (crust: string, crumb: string) => string>> = {
  toast: (crust, crumb) =>
    `<path d="M17 42C4 34 8 12 30 12H70C92 12 96 34 83 42V82Q83 91 74 91H26Q17 91 17 82Z" fill="${crust}"/><path d="M24 40C14 34 16 19 32 19H68C84 19 86 34 76 40V79Q76 84 71 84H29Q24 84 24 79Z" fill="${crumb}"/>`,
  bun: (crust, crumb) =>
    `<path d="M8 66C8 30 32 13 50 13C68 13 92 30 92 66C92 84 78 90 50 90C22 90 8 84 8 66Z" fill="${crust}"/><path d="M9 70C9 60 91 60 91 70C90 84 76 90 50 90C24 90 10 84 9 70Z" fill="${crumb}"/>`,
  rye: (crust, crumb) =>
    `<ellipse cx="50" cy="52" rx="43" ry="38" fill="${crust}"/><ellipse cx="50" cy="52" rx="36" ry="31" fill="${crumb}"/>`,
  tin: (crust, crumb) =>
    `<rect x="14" y="12" width="72" height="79" rx="14" fill="${crust}"/><rect x="21" y="19" width="58" height="65" rx="9" fill="${crumb}"/>`,
  triangle: (crust, crumb) =>
    `<path d="M42 13Q50 2 58 13L95 80Q99 91 87 91H13Q1 91 5 80Z" fill="${crust}"/><path d="M45 25Q50 16 55 25L86 79Q88 84 82 84H18Q12 84 14 79Z" fill="${crumb}"/>`,
  bagel: (crust, crumb) =>
    `<circle cx="50" cy="52" r="41" fill="${crust}"/><circle cx="50" cy="52" r="34" fill="${crumb}"/>`,
  roll: (crust, crumb) =>
    `<path d="M4 58C4 34 24 20 50 20C76 20 96 34 96 58C96 80 76 91 50 91C24 91 4 80 4 58Z" fill="${crust}"/><path d="M14 42C22 30 36 26 50 26C64 26 78 30 86 42C72 34 62 33 50 33C38 33 28 34 14 42Z" fill="${crumb}"/><path d="M28 33Q34 24 46 22Q42 31 28 33ZM48 31Q54 22 66 23Q61 31 48 31Z" fill="#FBE6BE"/>`,
  wrap: (crust, crumb) =>
    `<path d="M18 22Q50 2 82 22L88 70H12Z" fill="${crumb}"/><path d="M18 22Q50 38 82 22Q66 10 50 10Q34 10 18 22Z" fill="${crust}"/><path d="M28 22Q36 12 44 20Q52 10 60 19Q68 13 73 21Q50 31 28 22Z" fill="#6FA23A"/><path d="M10 72L24 79L37 72L50 79L63 72L76 79L90 72L86 88Q85 92 80 92H20Q15 92 14 88Z" fill="#E9F0E4"/>`,
};

const EYES: Readonly<Record<Eyes, string>> = {
  dot: '<circle cx="37" cy="48" r="4.6"/><circle cx="63" cy="48" r="4.6"/>',
  side: '<circle cx="37" cy="47" r="9" fill="#FFFBF2"/><circle cx="63" cy="47" r="9" fill="#FFFBF2"/><circle cx="41" cy="48" r="4.8"/><circle cx="67" cy="48" r="4.8"/>',
  happy: `<path d="M30 50Q37 40 44 50M56 50Q63 40 70 50" ${pen}/>`,
  wink: `<circle cx="37" cy="48" r="4.6"/><path d="M56 49H70" ${pen}/>`,
  specs: `<g fill="#FFFBF2" stroke="${INK}" stroke-width="4"><circle cx="36" cy="48" r="11"/><circle cx="64" cy="48" r="11"/><path d="M47 48H53"/></g><circle cx="37" cy="49" r="4"/><circle cx="63" cy="49" r="4"/>`,
  brow: `<circle cx="37" cy="50" r="4.6"/><circle cx="63" cy="50" r="4.6"/><path d="M29 41L43 38M57 36L72 40" ${pen}/>`,
  lid: `<path d="M29 47H45M55 47H71" ${pen}/><path d="M32 48a5.5 5.5 0 0 0 11 0ZM58 48a5.5 5.5 0 0 0 11 0Z"/>`,
};

const MOUTHS: Readonly<Record<Mouth, string>> = {
  smile: `<path d="M37 63Q50 76 63 63" ${pen}/>`,
  flat: `<path d="M40 68H60" ${pen}/>`,
  open: '<path d="M38 62H62Q61 78 50 78Q39 78 38 62Z"/><path d="M43 73Q50 69 57 73Q54 78 50 78Q46 78 43 73Z" fill="#D8392B"/>',
  moustache: '<path d="M50 62C44 55 33 58 27 66C36 70 46 70 50 65C54 70 64 70 73 66C67 58 56 55 50 62Z"/>',
  oh: '<ellipse cx="50" cy="69" rx="6" ry="7.5"/>',
  smirk: `<path d="M40 68Q54 72 63 62" ${pen}/>`,
  tongue: `<path d="M36 64Q50 74 64 64" ${pen}/><path d="M50 68H61V75A5.5 6 0 0 1 50 75Z" fill="#D8392B"/>`,
};

const EXTRAS: Readonly<Record<Extra, string>> = {
  none: '',
  beret:
    '<path d="M20 22C24 4 74 0 82 18C86 26 24 30 20 22Z" fill="#17358F"/><path d="M52 5L55 -2" stroke="#17358F" stroke-width="5" stroke-linecap="round"/>',
  toque: `<path d="M32 22V8C20 4 24 -12 36 -8C40 -18 60 -18 64 -8C76 -12 80 4 68 8V22Z" fill="#FFFBF2" stroke="${INK}" stroke-width="3"/>`,
  olive:
    '<path d="M50 24V-8" stroke="#B98A4B" stroke-width="4" stroke-linecap="round"/><ellipse cx="50" cy="6" rx="12" ry="9" fill="#6C8F2E"/><circle cx="57" cy="6" r="4" fill="#D8392B"/>',
  lettuce:
    '<path d="M14 30C6 18 20 14 22 18C20 4 38 6 38 12C42 0 58 0 60 11C66 3 80 8 77 18C84 12 96 20 86 30C70 22 30 22 14 30Z" fill="#6FA23A"/>',
  egg: '<path d="M22 24C14 12 34 6 42 10C50 0 78 6 78 18C82 28 60 30 50 26C40 32 28 32 22 24Z" fill="#FFFBF2" stroke="#E4D6B8" stroke-width="2"/><circle cx="52" cy="16" r="9" fill="#F4B92B"/>',
  bow: '<path d="M50 92L32 83V99ZM50 92L68 83V99Z" fill="#A42012"/><circle cx="50" cy="91" r="5.5" fill="#7C1409"/>',
  seeds:
    '<g fill="#FBE6BE"><ellipse cx="34" cy="28" rx="4" ry="2.6" transform="rotate(-30 34 28)"/><ellipse cx="50" cy="22" rx="4" ry="2.6"/><ellipse cx="66" cy="28" rx="4" ry="2.6" transform="rotate(30 66 28)"/><ellipse cx="42" cy="34" rx="3.6" ry="2.4"/><ellipse cx="60" cy="35" rx="3.6" ry="2.4"/></g>',
  poppy:
    '<g fill="#4A3120"><circle cx="30" cy="24" r="2"/><circle cx="40" cy="20" r="2"/><circle cx="52" cy="23" r="2"/><circle cx="62" cy="19" r="2"/><circle cx="70" cy="26" r="2"/><circle cx="25" cy="75" r="2"/><circle cx="75" cy="74" r="2"/><circle cx="50" cy="80" r="2"/></g>',
  flower:
    '<g transform="translate(76 22)"><g fill="#EB9ABA"><circle cy="-7" r="6"/><circle cx="7" r="6"/><circle cy="7" r="6"/><circle cx="-7" r="6"/></g><circle r="5" fill="#F4B92B"/></g>',
  cap: '<path d="M20 25C20 4 36 -4 52 -4C70 -4 82 8 82 25Q50 18 20 25Z" fill="#2B5B36"/><path d="M60 21Q86 18 99 27Q84 31 64 28Z" fill="#173A20"/><circle cx="51" cy="-4" r="4" fill="#F4B92B"/>',
  onion:
    '<g fill="none" stroke="#8A4A7E" stroke-width="4"><ellipse cx="38" cy="14" rx="17" ry="9" fill="#F4E6F1"/><ellipse cx="38" cy="14" rx="9" ry="4"/><ellipse cx="66" cy="12" rx="13" ry="7" fill="#F4E6F1"/></g>',
};

const face = (
  [slice, crust, crumb]: readonly [Slice, string, string],
  [eyes, mouth, extra]: readonly [Eyes, Mouth, Extra],
): FaceParts => ({ slice, crust, crumb, eyes, mouth, extra });

const FACES: readonly FaceParts[] = [
  face(['toast', '#C07A34', '#F8DFAE'], ['dot', 'smile', 'none']),
  face(['bun', '#D08A3C', '#F3D49B'], ['happy', 'open', 'seeds']),
  face(['rye', '#6B3E20', '#C99A67'], ['specs', 'smirk', 'none']),
  face(['tin', '#C98A48', '#FBE8C3'], ['side', 'moustache', 'none']),
  face(['toast', '#A8662B', '#F3D29A'], ['brow', 'smirk', 'beret']),
  face(['triangle', '#D9A050', '#FCEBC8'], ['wink', 'tongue', 'none']),
  face(['bagel', '#B8722E', '#EFC27E'], ['dot', 'oh', 'poppy']),
  face(['bun', '#B9742F', '#E9BE80'], ['lid', 'flat', 'lettuce']),
  face(['tin', '#8A5527', '#DDB27A'], ['happy', 'smile', 'toque']),
  face(['toast', '#C98238', '#FBE6BE'], ['side', 'open', 'egg']),
  face(['rye', '#7C4B26', '#D8AE79'], ['wink', 'smile', 'flower']),
  face(['bun', '#DDA14F', '#F7DFAE'], ['specs', 'moustache', 'olive']),
  face(['roll', '#C9853C', '#E3AC63'], ['happy', 'tongue', 'none']),
  face(['wrap', '#D9A86A', '#F2D8A7'], ['brow', 'smile', 'none']),
  face(['tin', '#B4763A', '#F6D9A2'], ['dot', 'open', 'cap']),
  face(['bagel', '#8F5C2C', '#D9A765'], ['lid', 'smirk', 'onion']),
];

export const FACE_COUNT = FACES.length;

/** What stands inside the face's `<svg>`; a number beyond the last face starts again, so that old rosters keep theirs. */
export const faceMarkup = (index: number): string => {
  const parts = FACES[Math.abs(Math.trunc(index)) % FACE_COUNT];
  if (!parts) throw new Error(`There is no face ${index}`);
  const { slice, crust, crumb, eyes, mouth, extra } = parts;
  return `${SLICES[slice](crust, crumb)}<g fill="${INK}">${EYES[eyes]}${MOUTHS[mouth]}</g>${EXTRAS[extra]}`;
};
