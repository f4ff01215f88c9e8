import { readFileSync } from 'node:fs';
import { BadCell } from '../../import/cells';
import { issueText } from '../../import/file';
import { readRing } from '../../import/moreColumns';
import { readTable } from '../../import/readFile';

export interface Border {
  readonly file: string;
  /** Longitude and latitude, as GeoJSON has them. */
  readonly corners: readonly (readonly [number, number])[];
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The one area of a GeoJSON file, by the rules of imported zones, or why it cannot be taken. */
export function readBorder(file: string): Border | { reason: string } {
  const text = textOf(file);
  if (text === null) return { reason: `${file} cannot be read` };
  const read = readTable(file, text);
  if ('issue' in read) return { reason: issueText(read.issue) };
  const [row, ...others] = read.file.rows;
  if (!row?.cells.area || others.length > 0) return { reason: `${file} must hold one area` };
  try {
    const corners = readRing(row.cells.area);
    return { file, corners: corners.map(({ lng, lat }) => [lng, lat] as const) };
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    return { reason: `${file}: the area ${error.message}` };
  }
}
