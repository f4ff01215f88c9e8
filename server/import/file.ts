/** A row as it was found: what stands in its columns, and where. */
export interface FileRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A table of the catalogue as it was brought, before any of it is understood. */
export interface TableFile {
  /** Which table it is: "stores". */
  readonly table: string;
  /** As its owner calls it: "stores.csv". */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
  /** What was found wrong while it was read. */
  readonly issues?: readonly Issue[] | undefined;
}

/** What is wrong, and where: line 1 holds the names of the columns; null is the file itself. */
export interface Issue {
  readonly file: string;
  readonly line: number | null;
  readonly column: string | null;
  readonly message: string;
}

export const issueText = ({ file, line, column, message }: Issue): string =>
  [file, line !== null && `line ${line}`, column !== null && `column ${column}`]
    .filter(Boolean)
    .join(', ')
    .concat(`: ${message}`);
