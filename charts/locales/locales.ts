import { arabic } from './ar';
import { english } from './en';
import { spanish } from './es';
import type { Locale } from './locale';

/** The languages in which the charts' own pages speak. */
const locales: readonly Locale[] = [english, arabic, spanish];

/** The language of the machines' own descriptions; it stands in where another lacks a text. */
export const ownLanguage = english.code;

export const knownLanguages: readonly string[] = locales.map(({ code }) => code);

const codeOf = (language: string) => language.split('-')[0] ?? '';

const known = (language: string) => locales.find(({ code }) => code === codeOf(language));

/** The charts' own texts in a language (BCP 47); English where they have none. */
export const localeOf = (language: string): Locale => known(language) ?? english;

/** What a language is called in its own words; by its code where the charts do not speak it. */
export const languageName = (language: string): string => known(language)?.name ?? language;

/** Written from right to left, though the charts do not speak them. */
const others: readonly string[] = ['fa', 'he', 'ur'];

export const isRightToLeft = (language: string): boolean =>
  known(language)?.direction === 'rtl' || others.includes(codeOf(language));
