import { perLanguage } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

export type Section = readonly [heading: string, text: string];

/** Sections as HTML of headings and paragraphs. */
export function paragraphs(sections: readonly Section[]): Localized {
  const written = sections.map(([heading, text]) => ({ heading: t(heading), text: t(text) }));
  return perLanguage((language) =>
    written
      .map(({ heading, text }) => `<h2>${heading[language]}</h2><p>${text[language]}</p>`)
      .join(''),
  );
}
