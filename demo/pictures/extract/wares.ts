import sharp from 'sharp';

type Rgb = readonly [number, number, number];
/** From the shade over its own colour to where the light falls. */
type Ramp = readonly [Rgb, Rgb, Rgb];

export const ramp = (...tones: readonly [string, string, string]): Ramp => {
  const read = (tone: string): Rgb => {
    const part = (from: number) => Number.parseInt(tone.slice(from, from + 2), 16);
    return [part(0), part(2), part(4)];
  };
  const [shade, own, lit] = tones;
  return [read(shade), read(own), read(lit)];
};

const materials = {
  iron: ramp('131416', '34373b', '7a7f85'),
  copper: ramp('652a17', 'c8744a', 'ffd0aa'),
  steel: ramp('4a5158', '9ba4ab', 'eef2f4'),
  clay: ramp('4f1d10', 'a24a2a', 'd48a62'),
  enamel: ramp('17324f', '3c6d9c', '9cc3e2'),
  celadon: ramp('33584c', '7fae9c', 'd3e9df'),
  silver: ramp('34434f', '8699a5', 'e4edf1'),
  grilled: ramp('5a2a0d', 'c07f3a', 'f3cf92'),
  coral: ramp('7a2a22', 'cf6c5a', 'f7bdae'),
} as const;

const fillings = {
  saffron: ramp('b8790f', 'f0bb37', 'ffe38c'),
  cream: ramp('b99247', 'ecd08c', 'fff4d3'),
  amber: ramp('8f4f12', 'dd9433', 'fbd07d'),
  tomato: ramp('7d1d0c', 'd24a22', 'f88c55'),
  onion: ramp('46260f', '8b5529', 'c8965c'),
  roast: ramp('3a1a0e', '7a3d20', 'b57047'),
  herb: ramp('22400f', '557f2b', '9dbc5a'),
} as const;

interface Base {
  /** Degrees of the wheel and least saturation, by which what it is made of is told from what lies in it. */
  readonly vessel: readonly [from: number, to: number, least: number];
  readonly filling?: readonly [from: number, to: number, least: number];
  /** The ground of a pan that a sauce covers: its middle and its reach, as parts of the width. */
  readonly ground?: readonly [x: number, y: number, reach: number];
}

const bases = {
  'shallow-pan-of-food': { vessel: [235, 300, 0.12], filling: [28, 62, 0.5] },
  cooking: { vessel: [235, 300, 0.12], ground: [0.433, 0.433, 0.282] },
  'pot-of-food': { vessel: [230, 335, 0.02], filling: [5, 32, 0.5] },
  'steaming-bowl': { vessel: [325, 360, 0.3] },
  'tropical-fish': { vessel: [180, 300, 0.15] },
} as const satisfies Record<string, Base>;

interface Ware {
  readonly of: keyof typeof bases;
  readonly vessel: keyof typeof materials;
  readonly filling?: keyof typeof fillings;
}

/** What the set has in violet, mauve and blue alone, as kitchens have it; a name of the set takes its place. */
export const wares: Readonly<Record<string, Ware>> = {
  'shallow-pan-of-food': { of: 'shallow-pan-of-food', vessel: 'iron', filling: 'saffron' },
  'pan-steel-amber': { of: 'shallow-pan-of-food', vessel: 'steel', filling: 'amber' },
  'pan-copper-cream': { of: 'shallow-pan-of-food', vessel: 'copper', filling: 'cream' },
  'pan-copper-onion': { of: 'shallow-pan-of-food', vessel: 'copper', filling: 'onion' },
  'pan-clay-tomato': { of: 'shallow-pan-of-food', vessel: 'clay', filling: 'tomato' },
  'pan-clay-onion': { of: 'shallow-pan-of-food', vessel: 'clay', filling: 'onion' },
  'pan-iron-roast': { of: 'shallow-pan-of-food', vessel: 'iron', filling: 'roast' },
  'pan-steel-saffron': { of: 'shallow-pan-of-food', vessel: 'steel', filling: 'saffron' },
  cooking: { of: 'cooking', vessel: 'iron' },
  'skillet-iron-tomato': { of: 'cooking', vessel: 'iron', filling: 'tomato' },
  'skillet-copper-tomato': { of: 'cooking', vessel: 'copper', filling: 'tomato' },
  'skillet-copper': { of: 'cooking', vessel: 'copper' },
  'skillet-steel': { of: 'cooking', vessel: 'steel' },
  'pot-of-food': { of: 'pot-of-food', vessel: 'steel' },
  'pot-clay': { of: 'pot-of-food', vessel: 'clay' },
  'pot-clay-saffron': { of: 'pot-of-food', vessel: 'clay', filling: 'saffron' },
  'pot-copper-tomato': { of: 'pot-of-food', vessel: 'copper', filling: 'tomato' },
  'pot-copper-amber': { of: 'pot-of-food', vessel: 'copper', filling: 'amber' },
  'pot-iron-herb': { of: 'pot-of-food', vessel: 'iron', filling: 'herb' },
  'pot-iron-onion': { of: 'pot-of-food', vessel: 'iron', filling: 'onion' },
  'pot-enamel-tomato': { of: 'pot-of-food', vessel: 'enamel', filling: 'tomato' },
  'pot-enamel-saffron': { of: 'pot-of-food', vessel: 'enamel', filling: 'saffron' },
  'pot-steel-herb': { of: 'pot-of-food', vessel: 'steel', filling: 'herb' },
  'bowl-iron': { of: 'steaming-bowl', vessel: 'iron' },
  'bowl-enamel': { of: 'steaming-bowl', vessel: 'enamel' },
  'bowl-celadon': { of: 'steaming-bowl', vessel: 'celadon' },
  'tropical-fish': { of: 'tropical-fish', vessel: 'silver' },
  'fish-grilled': { of: 'tropical-fish', vessel: 'grilled' },
  'fish-coral': { of: 'tropical-fish', vessel: 'coral' },
};

export function wheelOf(red: number, green: number, blue: number) {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const reach = most - least;
  const sixth =
    reach === 0
      ? 0
      : most === red
        ? (green - blue) / reach
        : most === green
          ? (blue - red) / reach + 2
          : (red - green) / reach + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: most === 0 ? 0 : reach / most };
}

const light = (data: Buffer, at: number) =>
  0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);

/** Gives the pixels a ramp's colours in place of their own, by how light each is among them. */
export function tint(data: Buffer, pixels: readonly number[], [shade, own, lit]: Ramp): void {
  const sorted = pixels.map((at) => light(data, at)).sort((a, b) => a - b);
  const part = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const [dark, middle, bright] = [part(0.02), part(0.5), part(0.98)];
  for (const at of pixels) {
    const value = light(data, at);
    const [from, to, share] =
      value < middle
        ? [shade, own, (value - dark) / (middle - dark || 1)]
        : [own, lit, (value - middle) / (bright - middle || 1)];
    const within = Math.min(1, Math.max(0, share));
    [0, 1, 2].forEach((channel) => {
      const [begin = 0, end = 0] = [from[channel], to[channel]];
      data[at + channel] = Math.round(begin + (end - begin) * within);
    });
  }
}

/** A drawing of the set, in the material and with the filling of a ware. */
export async function asWare(drawing: Buffer, { of, vessel, filling }: Ware): Promise<Buffer> {
  const { data, info } = await sharp(drawing)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base: Base = bases[of];
  const [made, lies, covered]: [number[], number[], number[]] = [[], [], []];
  const isIn = (range: Base['filling'], hue: number, saturation: number) =>
    range !== undefined && hue >= range[0] && hue <= range[1] && saturation >= range[2];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const { hue, saturation } = wheelOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    // The white of an egg has the violet of its pan.
    const isWhite = of === 'cooking' && saturation < 0.12 && light(data, at) > 200;
    if (isIn(base.filling, hue, saturation)) lies.push(at);
    else if (isIn(base.vessel, hue, saturation) && !isWhite) {
      const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
      const [middle = 0, down = 0, reach = 0] = base.ground ?? [];
      const far = Math.hypot(x / info.width - middle, y / info.width - down);
      (filling && far < reach ? covered : made).push(at);
    } else if (isWhite) {
      const value = light(data, at);
      [1, 0.985, 0.95].forEach((part, channel) => {
        data[at + channel] = Math.round(value * part);
      });
    }
  }
  tint(data, made, materials[vessel]);
  if (filling) tint(data, base.ground ? covered : lies, fillings[filling]);
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
