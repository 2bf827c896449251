/** How the house sounds: fetched with the first sound, for a muted phone never needs it. */
export type SoundName =
  | 'card'
  | 'slide'
  | 'chalk'
  | 'bell'
  | 'shutter'
  | 'flap'
  | 'timer'
  | 'pop'
  | 'tap'
  | 'join'
  | 'stamp'
  | 'coin';

export interface Studio {
  readonly context: AudioContext;
  readonly out: GainNode;
}

/** A ringing partial: a bar, a bell, a plank. */
interface Tone {
  readonly hz: number;
  /** Where the pitch ends up. */
  readonly to?: number;
  readonly at?: number;
  readonly ms: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

/** A puff of filtered noise: paper, cloth, chalk. */
interface Puff {
  readonly hz: number;
  readonly to?: number;
  readonly at?: number;
  readonly ms: number;
  readonly loud: number;
  /** How narrow: 0.5 is airy, 8 nearly whistles. */
  readonly focus: number;
  /** How long it swells before it falls. */
  readonly swell?: number;
}

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly puffs?: readonly Puff[];
}

/** Dry, wooden, papery, all under 400 ms. */
const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  card: {
    tones: [{ hz: 190, to: 120, ms: 70, loud: 0.5, wave: 'triangle' }],
    puffs: [{ hz: 2600, ms: 35, loud: 0.5, focus: 0.8 }],
  },
  slide: { puffs: [{ hz: 1800, to: 4200, ms: 170, loud: 0.3, focus: 1.2, swell: 70 }] },
  chalk: {
    tones: [{ hz: 1250, ms: 26, loud: 0.1, wave: 'square' }],
    puffs: [{ hz: 5200, ms: 40, loud: 0.35, focus: 3 }],
  },
  bell: {
    tones: [
      { hz: 1568, ms: 390, loud: 0.32 },
      { hz: 3951, ms: 220, loud: 0.13 },
      { hz: 6270, ms: 110, loud: 0.06 },
    ],
    puffs: [{ hz: 6000, ms: 16, loud: 0.3, focus: 1 }],
  },
  shutter: {
    puffs: [
      { hz: 3200, ms: 28, loud: 0.6, focus: 1.4 },
      { hz: 1900, at: 75, ms: 40, loud: 0.55, focus: 1.4 },
    ],
    tones: [{ hz: 320, at: 75, to: 180, ms: 45, loud: 0.25, wave: 'triangle' }],
  },
  flap: {
    puffs: [
      { hz: 520, to: 240, ms: 120, loud: 0.7, focus: 0.7, swell: 30 },
      { hz: 900, to: 300, at: 110, ms: 130, loud: 0.4, focus: 0.7, swell: 30 },
    ],
  },
  timer: {
    tones: [{ hz: 2100, ms: 24, loud: 0.2, wave: 'square' }],
    puffs: [{ hz: 3400, ms: 18, loud: 0.4, focus: 4 }],
  },
  pop: {
    tones: [
      { hz: 240, to: 620, ms: 90, loud: 0.5, wave: 'triangle' },
      { hz: 1240, at: 70, ms: 200, loud: 0.12 },
    ],
    puffs: [{ hz: 1400, ms: 50, loud: 0.5, focus: 0.8 }],
  },
  tap: { tones: [{ hz: 420, to: 300, ms: 36, loud: 0.22, wave: 'triangle' }] },
  join: {
    tones: [
      { hz: 392, ms: 110, loud: 0.3, wave: 'triangle' },
      { hz: 587, at: 95, ms: 190, loud: 0.3, wave: 'triangle' },
    ],
    puffs: [{ hz: 2400, ms: 24, loud: 0.25, focus: 1 }],
  },
  stamp: {
    tones: [{ hz: 130, to: 60, ms: 120, loud: 0.8, wave: 'triangle' }],
    puffs: [{ hz: 900, ms: 60, loud: 0.6, focus: 0.7 }],
  },
  coin: {
    tones: [
      { hz: 2637, ms: 90, loud: 0.16 },
      { hz: 3520, at: 60, ms: 220, loud: 0.16 },
    ],
  },
};

const NOISE_SECONDS = 0.5;

let noise: AudioBuffer | undefined;

const noiseFor = (context: AudioContext): AudioBuffer => {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  noise.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = Math.random() * 2 - 1;
  });
  return noise;
};

export const perform = (room: Studio, name: SoundName): void => {
  const { tones = [], puffs = [] } = RECIPES[name];
  for (const tone of tones) ring(room, tone);
  for (const puff of puffs) blow(room, puff);
};

const envelope = ({ context, out }: Studio, { at = 0, ms, loud, swell = 2 }: Omit<Puff, 'hz' | 'focus'>) => {
  const start = context.currentTime + at / 1000;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + swell / 1000);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + ms / 1000);
  gain.connect(out);
  return { gain, start, end: start + ms / 1000 };
};

const ring = (room: Studio, tone: Tone): void => {
  const { gain, start, end } = envelope(room, tone);
  const source = room.context.createOscillator();
  source.type = tone.wave ?? 'sine';
  source.frequency.setValueAtTime(tone.hz, start);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.hz, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
};

const blow = (room: Studio, puff: Puff): void => {
  const { gain, start, end } = envelope(room, puff);
  const source = room.context.createBufferSource();
  const filter = room.context.createBiquadFilter();
  source.buffer = noiseFor(room.context);
  filter.type = 'bandpass';
  filter.Q.value = puff.focus;
  filter.frequency.setValueAtTime(puff.hz, start);
  filter.frequency.exponentialRampToValueAtTime(puff.to ?? puff.hz, end);
  source.connect(filter).connect(gain);
  source.start(start, Math.random() * (NOISE_SECONDS - 0.4));
  source.stop(end);
};
