import { languages as known } from '../../domain/language/languages';
import { currentLocale, type Locale } from './i18n';

export interface Language {
  /** In its own words. */
  languageName: string;
  languageCode: Locale;
  countryCode: string;
  /** Address of its picture: the flags of emoji fonts are missing on many machines. */
  flag: string;
}

/** The languages on offer (LANG-01, LANG-07). */
export const languages: readonly Language[] = known.map(({ code, name, country }) => ({
  languageName: name,
  languageCode: code,
  countryCode: country,
  flag: `/flags/${country.toLowerCase()}.svg`,
}));

const [first] = languages;

export const languageOf = (code: string): Language =>
  languages.find(({ languageCode }) => languageCode === code) ?? (first as Language);

export const currentLanguage = (): Language => languageOf(currentLocale());
