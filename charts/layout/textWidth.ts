import widths from './font/widths.json' with { type: 'json' };

export type Weight = 400 | 600 | 700;
type Table = Record<string, number | number[] | undefined>;

const tables: Record<Weight, Table> = {
  400: widths['400'],
  600: widths['600'],
  700: widths['700'],
};

const isArabicLetter = (one: string) => /[\u0620-\u064a]/.test(one);
const isMark = (one: string) => /[\u064b-\u0652\u0670]/.test(one);
/** Letters that join only the one before them, and the one that joins none. */
const joinsNothingAfter = (one: string) => /[اأإآدذرزوؤةىء]/.test(one);
const joinsNothing = (one: string) => one === 'ء';

/** Characters outside the typeface come from another one: as wide as a wide letter, to be safe. */
const unknownWidth = 1000;

/** A text's letters, lam and alef as the one letter that they are drawn as. */
const lettersOf = (text: string) =>
  [...text.matchAll(/ل[اأإآ]|./gsu)].map(([one]) => one).filter((one) => !isMark(one));

function formOf(letters: string[], place: number): number {
  const [before, one = '', next] = [letters[place - 1], letters[place], letters[place + 1]];
  const lastOf = (letter: string) => letter.at(-1) ?? '';
  const joinsBefore =
    before !== undefined &&
    isArabicLetter(lastOf(before)) &&
    !joinsNothingAfter(lastOf(before)) &&
    !joinsNothing(one);
  const joinsNext =
    next !== undefined &&
    isArabicLetter(next[0] ?? '') &&
    !joinsNothing(next) &&
    !joinsNothingAfter(lastOf(one));
  if (joinsBefore) return joinsNext ? 2 : 3;
  return joinsNext ? 1 : 0;
}

/** Kerning, which the table leaves out, makes a line at most this much wider. */
const kerning = 1.025;

/** Room in pixels that a line in the charts' typeface takes, from the table that a browser measured. */
export function textWidth(text: string, size: number, weight: Weight): number {
  const table = tables[weight];
  const letters = lettersOf(text);
  const sum = letters.reduce((total, one, place) => {
    const width = table[one] ?? unknownWidth;
    return total + (typeof width === 'number' ? width : (width[formOf(letters, place)] ?? 0));
  }, 0);
  return (sum * size * kerning) / 1000;
}

/** A text in lines no wider than `most` pixels; a single longer word is cut at a dot, a capital or anywhere. */
export function wrapText(text: string, most: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => textWidth(candidate, size, weight) <= most;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && fits(`${line} ${word}`)) {
      line = `${line} ${word}`;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const piece of fits(word) ? [word] : word.split(/(?<=\.)|(?=\p{Lu})/u)) {
      if (line && !fits(line + piece)) {
        lines.push(line);
        line = '';
      }
      line += piece;
    }
  }
  if (line) lines.push(line);
  return lines;
}
