import { isLanguage, type Language } from '../../../domain/language/languages';

/** What the browser says by a small cookie that somebody has chosen: language, zones, module; never who or where. */
export interface Choice {
  language: Language;
  zones: number[] | null;
  module: number | null;
}

const mostZones = 20;
const number = /^[1-9]\d{0,8}$/;

const numbersIn = (text: string): number[] | null => {
  const parts = text.split('-');
  return parts.length <= mostZones && parts.every((part) => number.test(part))
    ? parts.map(Number)
    : null;
};

/** Writes a choice as the browser does (src/prerender/choice.ts): `en.1-3.2`, empty where nothing was chosen. */
export const choiceText = ({ language, zones, module }: Choice): string =>
  `${language}.${zones?.join('-') ?? ''}.${module ?? ''}`;

/** Reads the cookie `view`; what cannot be read counts as not chosen. */
export function readView(cookies: string | undefined, otherwise: Language): Choice {
  const text = /(?:^|;\s*)view=([^;]*)/.exec(cookies ?? '')?.[1] ?? '';
  const [language = '', zones = '', module = ''] = text.split('.');
  return {
    language: isLanguage(language) ? language : otherwise,
    zones: numbersIn(zones),
    module: number.test(module) ? Number(module) : null,
  };
}
