// What customers typed must not reach the operator's terminal as commands of its own.
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

/** Rows in columns for a terminal; `none` when there are no rows. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
): string {
  if (rows.length === 0) return none;
  const all = [head, ...rows].map((row) => row.map(plain));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Most rows of a list at a terminal. */
export const mostRows = 100;

/** A list that was cut says how much it lacks. */
export const withRest = (list: string, total: number): string =>
  total > mostRows ? `${list}\nand ${total - mostRows} more` : list;
