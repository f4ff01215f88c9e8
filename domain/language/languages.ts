/** What is to be known of a language before a word of it is said. */
interface LanguageFacts {
  /** ISO 639-1; also the name of its folders of texts. */
  readonly code: string;
  /** In its own words. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whose flag stands for it, and where its previews say they are from (ISO 3166-1). */
  readonly country: string;
  /** How it writes numbers and dates (BCP 47). Digits are of one kind everywhere: prices and phone numbers stand beside them. */
  readonly formats: string;
  /** Between the parts of a list. */
  readonly comma: string;
  /** Whether its words come with the code of every page, or in a file of their own where the language is spoken. */
  readonly words: 'with the code' | 'apart';
}

/** The languages that the shop speaks, in the order of its picker. Texts are written in the first; it stands in where an owner's text lacks another. */
export const languages = [
  {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    country: 'US',
    formats: 'en-u-nu-latn',
    comma: ', ',
    words: 'with the code',
  },
  {
    code: 'ar',
    name: 'العربية',
    direction: 'rtl',
    country: 'SA',
    formats: 'ar-u-nu-latn',
    comma: '، ',
    words: 'with the code',
  },
  {
    code: 'es',
    name: 'Español',
    direction: 'ltr',
    country: 'ES',
    formats: 'es-u-nu-latn',
    comma: ', ',
    words: 'apart',
  },
] as const satisfies readonly LanguageFacts[];

export type Language = (typeof languages)[number]['code'];

export const defaultLanguage = languages[0].code;

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

export const isLanguage = (code: string): code is Language =>
  languageCodes.some((known) => known === code);

export const factsOf = (language: Language): LanguageFacts =>
  languages.find(({ code }) => code === language) ?? languages[0];

/** The first of some BCP 47 tags ("es-MX") whose language the shop speaks. */
const firstSpoken = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.trim().toLowerCase().split('-')[0] ?? '').find(isLanguage);

/** The language that a header or an address asks for ("es-MX,es;q=0.9"); the default one where none is ours. */
export const spokenIn = (asked: string | null | undefined): Language =>
  firstSpoken((asked ?? '').split(',').slice(0, 1)) ?? defaultLanguage;

export const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<Language, T>;
