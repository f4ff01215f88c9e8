import { type Approved, textOf } from './text';

type Line = { readonly sign: ' ' | '-' | '+'; readonly text: string };

/** The lines of two texts in one row, what both have once. */
function merged(old: readonly string[], now: readonly string[]): Line[] {
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const same = old[row] === now[column];
      const value = same
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      const line = longest[row];
      if (line) line[column] = value;
    }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [before, after] = [old[row], now[column]];
    if (before !== undefined && before === after) {
      lines.push({ sign: ' ', text: before });
      row += 1;
      column += 1;
    } else if (
      after === undefined ||
      (before !== undefined && at(row + 1, column) >= at(row, column + 1))
    ) {
      lines.push({ sign: '-', text: before ?? '' });
      row += 1;
    } else {
      lines.push({ sign: '+', text: after });
      column += 1;
    }
  }
  return lines;
}

const withoutNumber = (text: string) => text.replace(/^\d+\. /, '# ');

export interface Difference {
  /** What to show, with the names of the paths. */
  readonly told: readonly string[];
  readonly requirements: readonly string[];
}

/** What approving a text changes, line by line, below the path and the step that it is about. */
export function differenceOf(
  old: Approved | null,
  now: Approved,
  requirements: ReadonlyMap<string, readonly string[]>,
): Difference {
  const linesOf = (approved: Approved | null) =>
    approved ? textOf(approved).split('\n').map(withoutNumber) : [];
  const told: string[] = [];
  const touched = new Set<string>();
  let path = '';
  let step = '';
  let shown = '';
  for (const { sign, text } of merged(linesOf(old), linesOf(now))) {
    const isStep = /^ {3}\S.* → /.test(text);
    if (text.startsWith('# ')) [path, step] = [text, ''];
    if (isStep) step = text;
    if (sign === ' ' || text === '') continue;
    const where = [path, ...(isStep || text.startsWith('# ') ? [] : [step])].join('\n  ');
    if (where !== shown && where.trim() !== '') told.push(`  ${where}`);
    shown = where;
    told.push(`${sign} ${text}`);
    for (const id of requirements.get(step.trim()) ?? []) touched.add(id);
    if (path === '')
      for (const [, ids = ''] of text.matchAll(/\[([A-Z][A-Z0-9- ]+)\]/g))
        for (const id of ids.split(' ')) touched.add(id);
  }
  return { told, requirements: [...touched].sort() };
}
