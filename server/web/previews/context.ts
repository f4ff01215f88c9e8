import type { Language } from '../../../domain/language/languages';
import type { Deps } from '../../deps';
import { moduleTypesOf } from '../../place/modules/types';
import type { Preview } from '../previewHead';
import { rasterUrl } from '../raster';

/** What a page says of itself; language and the shop's name are the same for all. */
export type Own = Omit<Preview, 'language' | 'siteName'>;
/** Reads what the page about something says of itself; null when there is no such thing. */
export type OwnOf = (key: string, language: Language) => Promise<Own | null>;

export const shopPicture = (): string => rasterUrl('/pictures/landing.svg');

export function createContext({ reads: db, settings, clock }: Deps) {
  const typeOf = moduleTypesOf(db);
  return async (moduleId: number, language: Language) => ({
    language,
    now: clock.now(),
    timeZone: await settings.timeZone(),
    takesLater: await settings.takesLater(),
    moduleType: await typeOf(moduleId),
  });
}

/** Currency code and digits behind the point, as prices are told to search engines. */
export const currencyOf = async ({ settings }: Deps) => ({
  code: await settings.currencyCode(),
  digits: (await settings.config()).digit_after_decimal_point,
});
