/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some of a list, each as likely as any other, in the order of the list; all where there are no more. */
export function sampleOf<T>(list: readonly T[], count: number, seed: number): T[] {
  const next = numbersOf(seed);
  const ranked = list.map((one, place) => ({ one, place, rank: next() }));
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
