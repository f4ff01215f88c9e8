import type { Issue, TableFile } from '../file';
import type { RawFile } from '../readFile';

/** What a file of another shop does not say. */
export interface Into {
  /** Key of the store that sells what the file holds. */
  readonly store: string;
  /** Key of the store's module. */
  readonly module: string;
  /** Of things without a price. */
  readonly price: string;
  /** Where things without a category go: its name. */
  readonly category: string;
}

export interface Foreign {
  readonly name: string;
  isOf(columns: readonly string[]): boolean;
  /** The same in tables of ours. */
  convert(file: RawFile, into: Into): { files: TableFile[]; issues: Issue[] };
}

/** A cell by the names that its column has had; upper and lower case are the same. */
export const cellReader = (columns: readonly string[]) => {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column]));
  return (cells: Readonly<Record<string, string>>, ...names: string[]): string => {
    for (const name of names) {
      const column = byName.get(name.toLowerCase());
      const cell = column === undefined ? '' : (cells[column] ?? '').trim();
      if (cell !== '') return cell;
    }
    return '';
  };
};

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of a description without its markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Rows of one of our tables, each with the line that it came from. */
export class Rows {
  readonly #rows = new Map<string, { line: number; cells: Record<string, string> }>();
  constructor(
    readonly table: string,
    readonly file: string,
  ) {}

  /** Adds a row unless one of the same name is there. */
  add(name: string, line: number, cells: Record<string, string>): void {
    if (!this.#rows.has(name)) this.#rows.set(name, { line, cells });
  }

  toFile(): TableFile[] {
    const rows = [...this.#rows.values()];
    const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
    return rows.length === 0 ? [] : [{ table: this.table, name: this.file, columns, rows }];
  }
}
