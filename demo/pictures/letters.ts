import extracted from './letters.json' with { type: 'json' };

const letters: Record<string, (string | number)[]> = extracted.letters;

interface Written {
  path: string;
  /** Where the letter begins, in thousandths of the font's size. */
  at: number;
}

/**
 * The outlines of a text's letters, so that it looks the same wherever it is drawn: a server may have no fonts at all.
 * Null where one of them is not known.
 */
export function outlinesOf(text: string): { letters: Written[]; width: number } | null {
  const written: Written[] = [];
  let width = 0;
  for (const letter of text) {
    const [advance, path] = Object.hasOwn(letters, letter) ? (letters[letter] ?? []) : [];
    if (typeof advance !== 'number' || typeof path !== 'string') return null;
    written.push({ path, at: width });
    width += advance;
  }
  return { letters: written, width };
}
