import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { CataloguePort, WrittenTable } from './port';
import { tables } from './tables/tables';

const addressed = /^\/media\/catalogue\/([0-9a-f]{32})\.webp$/;

function zonesText({ rows }: WrittenTable): string {
  const features = rows.map(({ area = '[]', ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [JSON.parse(area)] },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}

const headersOf = (name: string) =>
  (tables.find((table) => table.name === name)?.headers ?? []).map(({ header }) => header);

const csvText = ({ name, rows }: WrittenTable) =>
  stringify([...rows], { header: true, columns: headersOf(name) });

/** Pictures that the shop keeps become files; the others stay addresses. */
async function fetchPictures(
  folder: string,
  table: WrittenTable,
  port: CataloguePort,
): Promise<WrittenTable> {
  const headers = (tables.find(({ name }) => name === table.name)?.headers ?? [])
    .filter(({ holdsPictures }) => holdsPictures)
    .map(({ header }) => header);
  const fileOf = async (address: string) => {
    const id = addressed.exec(address)?.[1];
    const bytes = id === undefined ? null : await port.picture(id);
    if (!bytes) return address;
    await mkdir(join(folder, 'pictures'), { recursive: true });
    await writeFile(join(folder, 'pictures', `${id}.webp`), bytes);
    return `pictures/${id}.webp`;
  };
  const rows = [];
  for (const row of table.rows) {
    const changed = { ...row };
    for (const header of headers) {
      const parts = (row[header] ?? '').split(' | ').filter(Boolean);
      const files: string[] = [];
      for (const part of parts) files.push(await fileOf(part));
      changed[header] = files.join(' | ');
    }
    rows.push(changed);
  }
  return { ...table, rows };
}

/** Writes the whole catalogue into a folder, as it can be brought in again. */
export async function writeCatalogue(folder: string, port: CataloguePort): Promise<string> {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const table of await port.fetch()) {
    if (table.rows.length === 0) continue;
    const whole = await fetchPictures(folder, table, port);
    const name = table.name === 'zones' ? 'zones.geojson' : `${table.name}.csv`;
    await writeFile(join(folder, name), table.name === 'zones' ? zonesText(whole) : csvText(whole));
    lines.push(`${name.padEnd(20)} ${table.rows.length} rows`);
  }
  return lines.length > 0 ? lines.join('\n') : 'The catalogue is empty.';
}

/** Writes empty tables, and a list of what belongs into each column. */
export async function writeTemplate(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const { name, headers } of tables) {
    if (name === 'zones') continue;
    const line = stringify([headers.map(({ header }) => header)]);
    await writeFile(join(folder, `${name}.csv`), line);
  }
  await writeFile(join(folder, 'zones.geojson'), '{"type":"FeatureCollection","features":[]}\n');
  await writeFile(join(folder, 'COLUMNS.md'), columnsText());
  return `${tables.length} empty tables and COLUMNS.md are in ${folder}`;
}

/** What belongs into each column of each table, for people. */
export function columnsText(): string {
  const ofTable = ({ name, about, headers }: (typeof tables)[number]) =>
    [
      `## ${name === 'zones' ? 'zones.geojson' : `${name}.csv`}`,
      `${about}.`,
      '| column | what belongs into it |\n|---|---|',
    ]
      .concat(
        headers
          .filter(({ header }) => !/_(ar|es)$/.test(header))
          .map(
            ({ header, about: what, isNeeded }) =>
              `| \`${header}\`${isNeeded ? ' (needed)' : ''} | ${what.replaceAll('|', '\\|')} |`,
          )
          .join('\n'),
      )
      .join('\n\n')
      .replace('|---|---|\n\n', '|---|---|\n');
  const intro =
    'Texts have a column for each language: `name` in English, `name_ar` in Arabic, `name_es` in Spanish, of which the first alone is needed. Amounts are written 12.50. A date is a day by the clock of the shop (2026-12-31: what ends then has all of that day) or a moment (2026-12-31T18:00:00Z, as an export writes it).';
  return `# The tables of a catalogue\n\n${intro}\n\n${tables.map(ofTable).join('\n\n')}\n`;
}
