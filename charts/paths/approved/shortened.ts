/** How much of a long value is told. */
const room = 52;

const isId = /(^|_)id$|Id$/;

/** Where nothing can be read of a value, it says least. */
export const hiddenRank = 5;

/** Which fields of a long value are told first: what counts and what decides, before names, parts and what is left empty. */
export function rankOf(name: string, value: unknown): number {
  if (value === null || value === undefined || value === '') return hiddenRank;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number' || typeof value === 'bigint')
    return isId.test(name) || value === 0 ? 2 : 1;
  return typeof value === 'string' || value instanceof Date ? 3 : 4;
}

/** The parts of a long value that there is room for, the first at least, and what tells it from others. */
export function shortened(parts: readonly string[], end: string): string {
  let left = room;
  const kept = parts.filter((part, index) => {
    if (index > 0 && part.length > left) return false;
    left -= part.length + 2;
    return true;
  });
  return kept.length === parts.length ? kept.join(', ') : `${kept.join(', ')}, … ${end}`;
}
