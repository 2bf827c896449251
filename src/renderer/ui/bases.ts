export type BaseKey = 'bread' | 'pizza' | 'crepe' | 'salad' | 'kebab' | 'wok';
export type CrumbKey = 'sesame' | 'plain' | 'rye';

/** A piece of a base seen from the side, 400 wide; `overlap` is how far the filling sinks into it. */
export interface BasePiece {
  readonly height: number;
  readonly body: string;
  readonly overlap: number;
}

export interface BaseLook {
  readonly top: BasePiece;
  readonly bottom: BasePiece;
  /** How wide the layers are, of the base's width. */
  readonly filling: number;
}

const seeds = (): string => {
  const places: readonly (readonly [number, number, number])[] = [
    [90, 38, -14],
    [130, 30, 10],
    [170, 40, -8],
    [205, 28, 4],
    [240, 40, 16],
    [280, 31, -10],
    [312, 42, 14],
    [150, 50, 6],
    [258, 52, -12],
    [110, 53, 12],
  ];
  const seed = ([x, y, turn]: readonly [number, number, number]): string =>
    `<ellipse cx="${x}" cy="${y}" rx="7" ry="3.4" transform="rotate(${turn} ${x} ${y})"/>`;
  return `<g fill="#FBE9C4">${places.map(seed).join('')}</g>`;
};

const CRUMBS: Readonly<Record<CrumbKey, { crust: string; shine: string; crumb: string; seeded: boolean }>> = {
  sesame: { crust: '#C97F33', shine: '#E0A050', crumb: '#F8E3B8', seeded: true },
  plain: { crust: '#E0A050', shine: '#EBB56B', crumb: '#F8E3B8', seeded: false },
  rye: { crust: '#6B3E20', shine: '#87532D', crumb: '#C99A67', seeded: true },
};

const piece = (height: number, body: string, overlap = 0): BasePiece => ({ height, body, overlap });

const bun = (kind: CrumbKey): BaseLook => {
  const { crust, shine, crumb, seeded } = CRUMBS[kind];
  return {
    top: piece(
      82,
      `<path d="M6 76C4 34 60 6 200 6C340 6 396 34 394 76Q394 79 388 79H12Q6 79 6 76Z" fill="${crust}"/><path d="M26 52C44 28 110 16 200 16C280 16 330 24 356 40C310 30 260 27 200 27C120 27 60 36 26 52Z" fill="${shine}"/><path d="M6 70Q200 60 394 70V76Q394 79 388 79H12Q6 79 6 76Z" fill="${crumb}"/>${seeded ? seeds() : ''}`,
    ),
    bottom: piece(
      46,
      `<path d="M6 4H394V16Q394 43 360 43H40Q6 43 6 16Z" fill="${crust}"/><path d="M6 3H394V13Q200 21 6 13Z" fill="${crumb}"/><path d="M30 30Q200 40 370 30" stroke="${shine}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      5,
    ),
    filling: 0.965,
  };
};

const basil = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C10 -18 34 -18 44 0C34 14 10 14 0 0Z" fill="#4F8A34"/><path d="M4 0H38" stroke="#2C5F3C" stroke-width="2.5"/></g>`;

const PIZZA: BaseLook = {
  top: piece(
    46,
    `<path d="M14 44C10 24 30 16 60 18C90 8 120 20 150 14C190 6 220 18 250 13C290 8 320 20 350 16C380 16 392 28 386 44L372 44Q366 58 356 44L300 44Q292 62 280 44L214 44Q206 54 198 44L118 44Q110 60 98 44Z" fill="#F6C94A"/><path d="M34 30Q90 16 140 26M210 24Q280 16 350 30" stroke="#FBE08A" stroke-width="6" stroke-linecap="round" fill="none"/>${basil(92, 18, -12)}${basil(262, 16, 14)}<circle cx="190" cy="20" r="13" fill="#C23A22"/><circle cx="186" cy="17" r="4" fill="#E2644B"/>`,
    10,
  ),
  bottom: piece(
    50,
    `<path d="M22 14H378V24Q378 48 350 48H50Q22 48 22 24Z" fill="#DDA14F"/><path d="M24 12H376V20Q200 28 24 20Z" fill="#C23A22"/><path d="M2 24C0 4 26 -2 40 8C52 18 50 44 32 48C14 50 4 42 2 24ZM398 24C400 4 374 -2 360 8C348 18 350 44 368 48C386 50 396 42 398 24Z" fill="#C98238"/><path d="M10 18Q18 6 32 12M390 18Q382 6 368 12" stroke="#EDB660" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M70 40H120M180 42H240M290 40H330" stroke="#B9742F" stroke-width="4" stroke-linecap="round"/>`,
    8,
  ),
  filling: 0.88,
};

const CREPE: BaseLook = {
  top: piece(
    40,
    `<path d="M4 36C8 12 90 4 200 6C310 4 392 12 396 36Q384 26 372 34Q352 42 332 33Q300 24 268 34Q236 42 200 33Q164 24 132 34Q100 42 68 33Q48 26 28 35Q12 42 4 36Z" fill="#EDC27A"/><path d="M40 22Q120 8 200 12T360 22" stroke="#F8DDA6" stroke-width="6" fill="none" stroke-linecap="round"/><g fill="#C98F45"><ellipse cx="96" cy="20" rx="9" ry="4"/><ellipse cx="176" cy="24" rx="12" ry="4"/><ellipse cx="262" cy="18" rx="8" ry="4"/><ellipse cx="320" cy="25" rx="10" ry="4"/></g>`,
    6,
  ),
  bottom: piece(
    38,
    `<path d="M0 10Q14 0 30 8Q60 2 100 6H300Q340 2 370 8Q386 0 400 10C396 28 330 34 200 34C70 34 4 28 0 10Z" fill="#E3B066"/><path d="M22 12Q200 24 378 12" stroke="#F8DDA6" stroke-width="6" fill="none" stroke-linecap="round"/><g fill="#B97F38"><ellipse cx="80" cy="25" rx="12" ry="3.4"/><ellipse cx="190" cy="28" rx="14" ry="3.4"/><ellipse cx="300" cy="25" rx="11" ry="3.4"/></g>`,
    4,
  ),
  filling: 0.93,
};

const SALAD: BaseLook = {
  top: piece(
    52,
    `<path d="M70 52C56 30 80 20 96 30C104 8 136 8 146 24C164 4 196 8 200 24C214 6 244 6 254 26C270 10 300 16 302 32C324 24 342 36 330 52Z" fill="#6FA23A"/><path d="M96 50Q104 34 120 30M170 50Q172 30 184 22M240 50Q244 32 258 28M290 50Q298 40 310 38" stroke="#AFD072" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="146" cy="36" r="12" fill="#C23A22"/><circle cx="142" cy="32" r="4" fill="#EE8270"/><circle cx="276" cy="40" r="10" fill="#C23A22"/>`,
    8,
  ),
  bottom: piece(
    128,
    '<path d="M2 12H398C398 70 350 112 288 118L282 126H118L112 118C50 112 2 70 2 12Z" fill="#FFFDF7"/><path d="M24 56C44 92 80 112 112 118L118 126H282L288 118C320 112 356 92 376 56C340 86 270 96 200 96C130 96 60 86 24 56Z" fill="#E2D8C2"/><path d="M0 4H400V22H0Z" fill="#FFFDF7"/><path d="M0 22H400" stroke="#17358F" stroke-width="6"/><path d="M8 38Q200 58 392 38" stroke="#17358F" stroke-width="3" fill="none"/>',
    14,
  ),
  filling: 0.86,
};

const KEBAB: BaseLook = {
  top: piece(
    70,
    `<path d="M4 66C8 26 90 6 200 6C310 6 392 26 396 66Q396 69 390 69H10Q4 69 4 66Z" fill="#E3B679"/><path d="M4 62Q200 48 396 62V66Q396 69 390 69H10Q4 69 4 66Z" fill="#FBEBCB"/><g stroke="#9C6427" stroke-width="8" stroke-linecap="round" fill="none"><path d="M92 26L70 44M150 16L118 44M212 14L176 44M270 18L236 44M322 30L298 46"/></g>`,
  ),
  bottom: piece(
    66,
    '<path d="M4 4H396Q392 52 330 62H70Q8 52 4 4Z" fill="#D9A45E"/><path d="M4 3H396V12Q200 22 4 12Z" fill="#FBEBCB"/><path d="M60 64L110 26H290L340 64Z" fill="#FFFDF7"/><path d="M110 26H290L298 32H102Z" fill="#E9DFC8"/><g stroke="#C63A2B" stroke-width="6"><path d="M120 36L96 62M160 36L144 62M200 36V62M240 36L256 62M280 36L304 62"/></g>',
    4,
  ),
  filling: 0.95,
};

const WOK: BaseLook = {
  top: piece(
    48,
    '<g stroke-linecap="round" stroke-width="9"><path d="M40 40L372 8" stroke="#8A4A16"/><path d="M60 46L384 28" stroke="#A8662B"/><path d="M40 40L130 31M60 46L150 41" stroke="#A42012"/></g>',
    2,
  ),
  bottom: piece(
    112,
    '<path d="M14 10H386C384 66 320 108 200 108C80 108 16 66 14 10Z" fill="#66625F"/><path d="M36 46C60 84 124 100 200 100C276 100 340 84 364 46C330 72 270 82 200 82C130 82 70 72 36 46Z" fill="#4A4643"/><path d="M8 4H392V18H8Z" fill="#A8A29B"/><path d="M10 10Q-14 10 -14 28Q-14 42 14 40M390 10Q414 10 414 28Q414 42 386 40" stroke="#8F5E38" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M40 26Q60 74 120 90" stroke="#cfc8c0" stroke-width="5" fill="none" stroke-linecap="round"/>',
    12,
  ),
  filling: 0.88,
};

const BASES: Readonly<Record<Exclude<BaseKey, 'bread'>, BaseLook>> = {
  pizza: PIZZA,
  crepe: CREPE,
  salad: SALAD,
  kebab: KEBAB,
  wok: WOK,
};

export const baseLook = (base: BaseKey, crumb: CrumbKey): BaseLook =>
  base === 'bread' ? bun(crumb) : BASES[base];

/** Face down: a parcel of greaseproof paper, tied. */
export const PARCEL: BasePiece = piece(
  190,
  '<path d="M34 40Q40 14 74 10H326Q360 14 366 40L392 172Q396 188 378 188H22Q4 188 8 172Z" fill="#FFFDF7"/><path d="M34 40Q40 14 74 10H326Q360 14 366 40L374 80H26Z" fill="#F3E9D3"/><path d="M26 80L200 132L374 80L376 92L200 146L24 92Z" fill="#E4D6B8"/><g stroke="#C63A2B" stroke-width="7" opacity=".85"><path d="M16 128L104 188M384 128L296 188M12 156L60 188M388 156L340 188"/></g><path d="M200 10V188M14 142H386" stroke="#B98340" stroke-width="7"/><path d="M200 142C170 108 140 120 150 134C158 146 186 142 200 142C230 108 260 120 250 134C242 146 214 142 200 142L178 172M200 142L222 172" stroke="#B98340" stroke-width="7" fill="none" stroke-linecap="round"/>',
);
