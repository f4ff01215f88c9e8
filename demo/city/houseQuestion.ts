import type { Localized } from '../../domain/language/localized';
import { t } from '../locales/city';
import { normalise } from './matching';

export interface HouseQuestion {
  /** Null where no house is asked for. */
  number: number | null;
  /** What the street or place may be called: the whole text first, then with less and less of it. */
  names: string[];
}

const zeros = [0x0660, 0x06f0];
const wordsOf = (text: Localized) => Object.values(text).flatMap((words) => words.split(' '));

const isKind = new Set(wordsOf(t('avenue ave street st lane road rd drive')).map(normalise));
const isBeforeNumber = new Set(wordsOf(t('no number house building')).map(normalise));

/** Digits as Arabic and Persian keyboards write them, as digits to compute with. */
const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });

const isNumber = (word: string | undefined) => /^\d{1,4}\p{L}?$/u.test(word ?? '');

interface Segment {
  number: number | null;
  words: string[];
}

/** The words without the house number at either end, and without what announces it ("House No."). */
function splitNumber(words: string[]): Segment {
  const last = words.length - 1;
  const at = isNumber(words[0]) ? 0 : words.findLastIndex((word) => isNumber(word));
  if (at < 0) return { number: null, words };
  const named = words.slice(0, at).findLastIndex((word) => !isBeforeNumber.has(word)) + 1;
  if (at > 0 && at < last && named === at) return { number: null, words };
  const rest = [...words.slice(0, named), ...words.slice(at + 1)];
  return { number: Number.parseInt(words[at] ?? '', 10), words: rest };
}

/**
 * Reads "12 Harbour Avenue", "Harbour Avenue, No. 12" and their Arabic. What follows a comma tells only where the
 * street is, and many call every street "Street": a name is looked for without these when nothing is found with them.
 */
export function readQuestion(text: string): HouseQuestion {
  const segments = westernDigits(text)
    .split(/[,،\n]/)
    .map((segment) => normalise(segment).split(' ').filter(Boolean))
    .filter((words) => words.length > 0);
  let number: number | null = null;
  const named: string[][] = [];
  for (const segment of segments) {
    const split: Segment = number === null ? splitNumber(segment) : { number, words: segment };
    number = split.number;
    if (split.words.length > 0) named.push(split.words);
  }
  const names = named.map((_, index) => named.slice(0, named.length - index).flat());
  const [street = []] = named;
  const bare = street.filter((word) => !isKind.has(word));
  return { number, names: [...names, bare].map((words) => words.join(' ')).filter(Boolean) };
}
