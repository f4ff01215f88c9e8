import { CsvError, parse } from 'csv-parse/sync';
import type { FileRow, Issue } from './file';

/** Rows of a file before it is known of which table they are. */
export interface RawFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

export type RawResult = { file: RawFile } | { issue: Issue };

const wrong = (name: string, message: string, line: number | null = null): RawResult => ({
  issue: { file: name, line, column: null, message },
});

/** What divides the cells of its first line: a comma, a semicolon as in some countries' tables, or a tab. */
function dividerOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const count = (divider: string) => first.split(divider).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readCsv(name: string, text: string): RawResult {
  const delimiter = dividerOf(text);
  try {
    const ends: number[] = [];
    const records = parse(text, {
      bom: true,
      delimiter,
      on_record: (record: string[], { lines }) => {
        ends.push(lines);
        return record;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      // Tables by tabs are written without quotes: one in a cell is a letter.
      ...(delimiter === '\t' && { quote: false }),
    });
    const [columns, ...rest] = records;
    if (!columns) return wrong(name, 'is empty');
    const twice = columns.find((column, place) => column !== '' && columns.indexOf(column) < place);
    if (twice !== undefined) return wrong(name, `has two columns "${twice}"`, 1);
    const rows: FileRow[] = [];
    for (const [place, record] of rest.entries()) {
      // A cell may hold line ends: the row began before them.
      const line = (ends[place + 1] ?? 0) - record.join('').split('\n').length + 1;
      if (record.length > columns.length)
        return wrong(name, `has ${record.length} cells, the first line ${columns.length}`, line);
      const cells = Object.fromEntries(columns.map((column, at) => [column, record[at] ?? '']));
      rows.push({ line, cells });
    }
    return { file: { name, columns, rows } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : null;
    return wrong(name, error.message, line);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(' | ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function rowsOf(name: string, records: readonly unknown[]): RawResult {
  const columns = new Set<string>();
  const rows: FileRow[] = [];
  for (const [place, record] of records.entries()) {
    if (!isRecord(record)) return wrong(name, 'is no object of columns and cells', place + 1);
    for (const column of Object.keys(record)) columns.add(column);
    const cells = Object.entries(record).map(([column, value]) => [column, cellOf(value)]);
    rows.push({ line: place + 1, cells: Object.fromEntries(cells) });
  }
  return { file: { name, columns: [...columns], rows } };
}

/** Features of polygons: their properties are cells, their outer ring is the cell `area`. */
function readFeatures(name: string, features: readonly unknown[]): RawResult {
  const records: Record<string, unknown>[] = [];
  for (const [place, feature] of features.entries()) {
    const { geometry, properties, id } = isRecord(feature) ? feature : {};
    const { type, coordinates } = isRecord(geometry) ? geometry : {};
    const isOne = type === 'Polygon' && Array.isArray(coordinates) && coordinates.length === 1;
    if (!isOne) return wrong(name, 'is no polygon of one ring', place + 1);
    const own = isRecord(properties) ? properties : {};
    const [corners]: unknown[] = coordinates;
    records.push({ ...(id !== undefined && { key: id }), ...own, area: JSON.stringify(corners) });
  }
  return rowsOf(name, records);
}

function readJson(name: string, text: string): RawResult {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return wrong(name, error instanceof Error ? error.message : 'is no JSON');
  }
  if (Array.isArray(value)) return rowsOf(name, value);
  if (isRecord(value) && Array.isArray(value.features)) return readFeatures(name, value.features);
  return wrong(name, 'is neither a list of rows nor a FeatureCollection');
}

/** Reads CSV (comma, semicolon or tab), JSON (a list of rows) and GeoJSON. Lines of JSON are counted by rows. */
export const readTable = (name: string, text: string): RawResult =>
  /\.(geo)?json$/i.test(name) ? readJson(name, text) : readCsv(name, text);
