/** Chance that is the same for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  below(count: number): number;
  isLikely(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, good enough to choose by. */
export function randomOf(seed: number): Random {
  let state = (seed * 0x9e3779b1 + 0x6d2b79f5) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    isLikely: (share) => next() < share,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('there is nothing to pick from');
      return found;
    },
  };
}
