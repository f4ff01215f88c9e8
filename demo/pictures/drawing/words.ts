import { outlinesOf } from '../letters.ts';
import { n } from './canvas.ts';
import { group, path } from './shapes.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for XML; control characters have no place in it at all. */
const escapeText = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, '').replace(/[&<>"']/g, (mark) => escapes[mark] ?? '');

const font = `font-family="'Cairo Variable',Cairo,'Segoe UI',system-ui,sans-serif" text-anchor="middle"`;

/** How wide a text is in thousandths of its size; about so, where its letters are not known. */
const widthOf = (text: string): number => outlinesOf(text)?.width ?? [...text].length * 560;

/** Centred on `x`, standing on `y`. */
export function words(text: string, x: number, y: number, size: number, fill: string): string {
  const known = outlinesOf(text);
  if (!known)
    return `<text x="${n(x)}" y="${n(y)}" ${font} font-weight="800" font-size="${n(size)}" fill="${fill}">${escapeText(text)}</text>`;
  const scale = size / 1000;
  const start = x - (known.width * scale) / 2;
  const drawn = known.letters.map((letter) =>
    path(letter.path, fill, `transform="translate(${n(letter.at)} 0)"`),
  );
  return group(
    `translate(${n(start)} ${n(y)}) scale(${Math.round(scale * 10_000) / 10_000})`,
    drawn.join(''),
  );
}

/** A name in at most two lines that are about as long, each no wider than `width`, around the middle `y`. */
export function wordMark(
  name: string,
  { x, y, width, most }: { x: number; y: number; width: number; most: number },
  fill: string,
): string {
  const all = name.trim().split(/\s+/).filter(Boolean);
  const splits = all.map((_, index) => [
    all.slice(0, index + 1).join(' '),
    all.slice(index + 1).join(' '),
  ]);
  const longest = (lines: string[]) => Math.max(...lines.map(widthOf));
  const best = splits.reduce<string[]>(
    (found, lines) => (longest(lines) < longest(found) ? lines : found),
    [name],
  );
  const lines = longest([name]) * (most / 1000) <= width ? [name] : best.filter(Boolean);
  const size = Math.min(most, (width * 1000) / Math.max(1, longest(lines)));
  const first = y - ((lines.length - 1) * size * 1.02) / 2 + size * 0.34;
  return lines
    .map((line, index) => words(line, x, first + index * size * 1.02, size, fill))
    .join('');
}
