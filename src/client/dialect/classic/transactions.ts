import { number, type Row, word } from './values';

export const money = (value: unknown): number => number(value) ?? 0;

/** A number for a row that has none but a text of its own: the same each time (FNV-1a). */
export const numberFor = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

export const idOf = (one: Row): number => number(one.id) ?? numberFor(word(one.transaction_id));
