import { factsOf, type Language } from '../../../domain/language/languages';

/** A moment by the shop's clock: "25 Nov 2026, 19:30". */
export const momentIn = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(factsOf(language).formats, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
