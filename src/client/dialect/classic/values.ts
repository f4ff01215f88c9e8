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

/** The whole minutes by which a time zone is ahead of UTC at a moment. */
function minutesAhead(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const there = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return Math.round((there - moment.getTime()) / 60_000);
}

/**
 * A moment as ISO 8601 in UTC, from ISO text, or from `2026-01-05 10:00:00` without a zone, which is told in the shop's
 * time; null when there is none.
 */
export function moment(value: unknown, timeZone: string): string | null {
  const told = word(value);
  const local = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(told);
  if (!local) return told && !Number.isNaN(Date.parse(told)) ? new Date(told).toISOString() : null;
  const guess = new Date(`${local[1]}T${local[2] ?? '00:00'}Z`);
  if (Number.isNaN(guess.getTime())) return null;
  const first = new Date(guess.getTime() - minutesAhead(guess, timeZone) * 60_000);
  // Once more with what holds then: the guess may lie on the other side of a change of the clocks.
  return new Date(guess.getTime() - minutesAhead(first, timeZone) * 60_000).toISOString();
}

/** A moment as the shop's clock shows it, `2026-01-05 10:00:00`. */
export function localTime(moment: string): string {
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}

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
