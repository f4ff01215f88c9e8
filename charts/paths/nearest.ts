/** Changes of one letter that lead from one word to another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The name most like a mistyped one; null when none is like it. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, far: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.far - other.far);
  return best && best.far <= Math.max(2, typed.length / 2) ? best.name : null;
}
