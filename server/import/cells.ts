import { defaultLanguage, type Language, languageCodes } from '../../domain/language/languages';
import type { OwnText } from '../../domain/language/localized';

/** What a file of the catalogue speaks of: a row of it has a key that its owner chose. */
export const kinds = [
  'zone',
  'module',
  'category',
  'brand',
  'store',
  'item',
  'coupon',
  'banner',
  'rental_banner',
  'vehicle_category',
  'vehicle_brand',
  'provider',
  'vehicle',
  'courier',
  'parcel_category',
  'flash_sale',
  'campaign',
] as const;
export type Kind = (typeof kinds)[number];

/** A cell that cannot be taken, in words that go on after its column's name. */
export class BadCell extends Error {
  override readonly name = 'BadCell';
  /** @param column where another than the one that is read is to blame */
  constructor(
    message: string,
    readonly column: string | null = null,
  ) {
    super(message);
  }
}

/** A cell names a row of a file that has mistakes, and so is not there yet. */
export class WaitingCell extends Error {
  override readonly name = 'WaitingCell';
}

/** Finds what cells name. */
export interface Finder {
  /** By whose clock days begin and end: "Asia/Riyadh". */
  readonly timeZone: string;
  /** @throws BadCell when nothing has that key, WaitingCell when its file has mistakes */
  idOf(kind: Kind, key: string): number;
  /** The key of a row; one is made where it has none yet. */
  keyOf(kind: Kind, id: number): string;
}

type Cell = (suffix?: string) => string;

/** How a value stands in a file: in one column, or in one for each language. */
export interface Column<T> {
  /** For who fills it in. */
  readonly about: string;
  /** A new row must have it. */
  readonly isNeeded: boolean;
  /** What comes after the column's name in each of its columns. */
  readonly suffixes: readonly string[];
  /** Of a new row that says nothing, and of an empty cell. */
  readonly otherwise: T;
  /** @throws BadCell */
  read(cell: Cell, finder: Finder): T;
  write(value: T, finder: Finder): Record<string, string>;
  /** The cells of the languages that a file has no columns for, as they are kept beside those that it has. */
  keep?(before: unknown, cell: Cell, has: (suffix: string) => boolean): Record<string, string>;
}

interface Plain<T> {
  about: string;
  otherwise: T;
  isNeeded?: boolean;
  read(text: string, finder: Finder): T;
  write(value: T, finder: Finder): string;
}

export const column = <T>({
  about,
  otherwise,
  isNeeded = false,
  read,
  write,
}: Plain<T>): Column<T> => ({
  about,
  isNeeded,
  suffixes: [''],
  otherwise,
  read: (cell, finder) => read(cell(), finder),
  write: (value, finder) => ({ '': write(value, finder) }),
});

const suffixOf = (language: Language) => (language === defaultLanguage ? '' : `_${language}`);
const suffixes = languageCodes.map(suffixOf);

/** The words of a text in all languages, of which the first alone must be there. */
function readWords(cell: Cell): OwnText {
  const others = languageCodes
    .filter((language) => language !== defaultLanguage && cell(suffixOf(language)) !== '')
    .map((language) => [language, cell(suffixOf(language))]);
  return { [defaultLanguage]: cell(), ...Object.fromEntries(others) };
}

const isText = (stored: unknown): stored is OwnText =>
  typeof stored === 'object' && stored !== null && defaultLanguage in stored;

const cellsOf = (text: OwnText | null): Record<string, string> =>
  Object.fromEntries(languageCodes.map((language) => [suffixOf(language), text?.[language] ?? '']));

/** A text, in a column for each language: `name`, `name_ar`, `name_es`. */
export const words = (about: string, isNeeded = false): Column<OwnText> => ({
  about,
  isNeeded,
  suffixes,
  otherwise: { [defaultLanguage]: '' },
  read: readWords,
  write: cellsOf,
  keep: (before) => cellsOf(isText(before) ? before : null),
});

/** A text that may be left out whole. */
export const wordsOrNone = (about: string): Column<OwnText | null> => ({
  about,
  isNeeded: false,
  suffixes,
  otherwise: null,
  read: (cell) => (cell() === '' ? null : readWords(cell)),
  write: cellsOf,
  keep: (before) => cellsOf(isText(before) ? before : null),
});

const divider = '|';
const parts = (text: string) => text.split(divider).map((part) => part.trim());

const cellsOfList = (list: readonly OwnText[]): Record<string, string> =>
  Object.fromEntries(
    languageCodes.map((language) => {
      const texts = list.map((text) => text[language] ?? '');
      return [suffixOf(language), texts.some(Boolean) ? texts.join(` ${divider} `) : ''];
    }),
  );

/** Several texts in one cell: `Spicy | New`, in the other languages in the same order. */
export const wordList = (about: string): Column<OwnText[]> => ({
  about: `${about}, several divided by |`,
  isNeeded: false,
  suffixes,
  otherwise: [],
  read: (cell) => {
    const texts = parts(cell()).filter(Boolean);
    const byLanguage = suffixes.map((suffix) => parts(cell(suffix)));
    return texts.map((_, place) =>
      readWords((suffix = '') => byLanguage[suffixes.indexOf(suffix)]?.[place] ?? ''),
    );
  },
  write: cellsOfList,
  // What is said anew has no other words than those of the file.
  keep: (before, cell, has) => {
    const known = Array.isArray(before) ? before.filter(isText) : [];
    const said = parts(cell()).map(
      (text) => known.find((one) => one[defaultLanguage] === text) ?? { [defaultLanguage]: text },
    );
    return cellsOfList(has('') ? said : known);
  },
});

export const list = <T>(
  about: string,
  read: (part: string, finder: Finder) => T,
  write: (value: T, finder: Finder) => string,
): Column<T[]> =>
  column<T[]>({
    about: `${about}, several divided by |`,
    otherwise: [],
    read: (text, finder) =>
      parts(text)
        .filter(Boolean)
        .map((part) => read(part, finder)),
    write: (values, finder) => values.map((value) => write(value, finder)).join(` ${divider} `),
  });
