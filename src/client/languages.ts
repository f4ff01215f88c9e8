import { currentLocale, type Locale } from './i18n';

export interface Language {
  /** In its own words. */
  languageName: string;
  languageCode: Locale;
  countryCode: string;
  /** Address of its picture: the flags of emoji fonts are missing on many machines. */
  flag: string;
}

const english: Language = {
  languageName: 'English',
  languageCode: 'en',
  countryCode: 'US',
  flag: '/flags/us.svg',
};
const arabic: Language = {
  languageName: 'العربية',
  languageCode: 'ar',
  countryCode: 'SA',
  flag: '/flags/sa.svg',
};

/** The languages on offer (LANG-01, LANG-07). */
export const languages: readonly Language[] = [english, arabic];

/** The language with a code, English for codes that are not on offer. */
export const languageOf = (code: string): Language =>
  languages.find(({ languageCode }) => languageCode === code) ?? english;

/** The language that the shop speaks now. */
export const currentLanguage = (): Language => languageOf(currentLocale());
