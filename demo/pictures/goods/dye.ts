/** Degrees of the wheel and saturations, by which the parts of a drawing are told from each other. */
export const hues = {
  grey: [0, 360, 0, 0.14],
  crimson: [300, 352, 0.14, 1],
  brown: [353, 409, 0.14, 1],
  cool: [61, 262, 0.04, 1],
  red: [300, 389, 0.14, 1],
  warm: [330, 424, 0.14, 1],
  yellow: [20, 65, 0.14, 1],
  green: [61, 180, 0.14, 1],
  blue: [178, 262, 0.14, 1],
  violet: [225, 345, 0.1, 1],
  all: [0, 360, 0, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

export type Hue = keyof typeof hues;

export interface Dye {
  /** What is drawn, where that is not the icon of its kind. */
  readonly of?: string;
  /** The colour that takes the place of each; the first that fits a pixel counts. */
  readonly dyed: Partial<Record<Hue, string>>;
  /** Part of its height that is left. */
  readonly flat?: number;
  /** The part of its height, from the top, that keeps its colours. */
  readonly keeps?: number;
  /** What lies on it, in its square of 32 by 32. */
  readonly over?: string;
}

/** Looks of a kind that differ by their colours, by the icon of the kind. */
export type Dyes = Readonly<Record<string, Readonly<Record<string, Dye>>>>;

export const dye = (dyed: Dye['dyed'], more: Omit<Dye, 'dyed'> = {}): Dye => ({ dyed, ...more });
