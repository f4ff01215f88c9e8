/** Repeatable chance: the same seed gives the same sequence on every machine. */
export type Chance = {
  /** A number from 0 up to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
};

/** FNV-1a: short, and good enough to spread neighbouring seeds apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32, seeded by any text. */
export function randomFrom(text: string): Chance {
  let state = hashText(text);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const picked = choices[whole(0, choices.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
  };
}
