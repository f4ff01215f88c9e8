/** Where a list of `field value` is divided: at commas that stand in no bracket and no quote. */
function piecesOf(list: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let quote = '';
  let begun = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at] ?? '';
    if (quote) {
      if (sign === quote && list[at - 1] !== '\\') quote = '';
    } else if (sign === "'" || sign === '"') quote = sign;
    else if ('{[('.includes(sign)) depth += 1;
    else if ('}])'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) {
      pieces.push(list.slice(begun, at).trim());
      begun = at + 1;
    }
  }
  return [...pieces, list.slice(begun).trim()];
}

/**
 * A line as it is compared where values come from a product: whatever the order of its fields, and without the values of
 * those that are made by the product itself.
 */
export function canonical(line: string, own: ReadonlySet<string>): string {
  const [, head = line, list] =
    /^((?:asks|does|tells|ends)(?: "[^"]*"(?: \[[^\]]*\])?)?[^:"]*): (.*)$/s.exec(line) ?? [];
  if (list === undefined) return line;
  const pieces = piecesOf(list).map((piece) => {
    const [field = ''] = piece.split(' ');
    return own.has(field) ? field : piece;
  });
  return `${head}: ${pieces.sort().join(', ')}`;
}
