import { defaultLanguage, isLanguage, type Language } from './languages';

export type Localized = Readonly<Record<Language, string>>;

/** A text that a shop's owner typed in: in the default language at least, also by owners of a time when there were fewer. */
export type OwnText = Readonly<
  { [L in Language]?: string | undefined } & Pick<Localized, typeof defaultLanguage>
>;

/** What an owner wrote for a language; what was written for the default one where there is nothing; '' for no text. */
export const inLanguage = (text: OwnText | null | undefined, language: Language): string =>
  text?.[language] ?? text?.[defaultLanguage] ?? '';

/** Whether a value is a text by languages, `{en, ar}` or with fewer or more of them. */
export const isOwnText = (value: object): value is OwnText =>
  defaultLanguage in value &&
  Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string');
