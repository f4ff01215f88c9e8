/** Reading of answers whose shapes vary: nothing here throws. */

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object; `[]`, null and anything else count as an empty one. */
export const row = (value: unknown): Row => (isRow(value) ? value : {});

/** JSON that came as text; other values as they are, text that is no JSON as null. */
export function json(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** A list, also where it came as JSON text; else empty. */
export const list = (value: unknown): unknown[] => {
  const read = json(value);
  return Array.isArray(read) ? read : [];
};

/** The texts of a list, such as addresses of pictures. */
export const wordsIn = (value: unknown): string[] =>
  list(value).filter((one) => typeof one === 'string');

export const rowsIn = (value: unknown): Row[] => list(value).filter(isRow);

export const word = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A finite number, also from text; else null. */
export function number(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const read = Number(value);
  return Number.isFinite(read) ? read : null;
}

export const yes = (value: unknown): 0 | 1 =>
  value === true || value === 1 || value === '1' || value === 'true' || value === 'on' ? 1 : 0;

/** The text of HTML: paragraphs and list items become lines, markup and scripts are gone. */
export function plain(value: unknown): string {
  const html = word(value);
  if (!/[<&]/.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of page.querySelectorAll('script, style, template')) hidden.remove();
  for (const end of page.querySelectorAll('br, p, div, li, h1, h2, h3, h4, h5, h6, tr'))
    end.after('\n');
  return (page.body.textContent ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/**
 * A moment as ISO 8601 in UTC, from ISO text, or from `2026-01-05 10:00:00` without a zone, which is read by the browser's
 * clock: it is taken that shop and shopper share a zone, since these back ends tell none. Null when there is none.
 */
export function moment(value: unknown): string | null {
  const told = word(value);
  const local = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(told);
  const at = new Date(local ? `${local[1]}T${local[2] ?? '00:00'}` : told);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The last second of a day, of which the time is not told. */
export const nightOf = (day: unknown): string | null =>
  moment(`${word(day).slice(0, 10)} 23:59:59`);

/** A moment as the shop's clock shows it, `2026-01-05 10:00:00`. */
export function localTime(moment: string): string {
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}

/** The page that is asked for: most lists there want both told. */
export const paged = ({ limit, offset }: Row) => ({ limit: limit ?? 12, offset: offset ?? 1 });

/** A page of a list under the key that the contract has for it; numbers that came as text or not at all are filled in. */
export function pageOf(answer: unknown, from: string, to: string, each: (one: Row) => unknown) {
  const page = Array.isArray(answer) ? { [from]: answer } : row(answer);
  const rows = rowsIn(page[from]).map(each);
  return {
    total_size: number(page.total_size) ?? rows.length,
    limit: number(page.limit) ?? rows.length,
    offset: number(page.offset) ?? 1,
    [to]: rows,
  };
}

export function cut(rows: unknown[], key: string, query: Row) {
  const limit = number(query.limit) ?? 12;
  const offset = number(query.offset) ?? 1;
  const begin = (offset - 1) * limit;
  return { total_size: rows.length, limit, offset, [key]: rows.slice(begin, begin + limit) };
}
