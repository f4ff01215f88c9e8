export type Cell = string | number;

/** Numbers with one decimal below 100, whole above: what a reader of milliseconds and kilobytes needs. */
export const shown = (value: number) =>
  value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

export function printTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? shown(cell) : cell)),
  );
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], from?: readonly Cell[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const isNumber = from ? typeof from[column] === 'number' : column > 0;
        return isNumber ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ');
  console.log(line(heads));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  texts.forEach((cells, index) => {
    console.log(line(cells, rows[index]));
  });
}

/** The value below which a share of the values lies: 0.5 is the median. NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
