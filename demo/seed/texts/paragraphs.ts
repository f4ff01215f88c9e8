import type { Localized } from '../../../domain/language/localized';

/** English and Arabic heading, English and Arabic text. */
export type Section = readonly [
  headingEn: string,
  headingAr: string,
  textEn: string,
  textAr: string,
];

/** Sections as HTML of headings and paragraphs. */
export function paragraphs(sections: readonly Section[]): Localized {
  const html = (heading: 0 | 1, text: 2 | 3) =>
    sections.map((section) => `<h2>${section[heading]}</h2><p>${section[text]}</p>`).join('');
  return { en: html(0, 2), ar: html(1, 3) };
}
