import { isLanguage, type Language } from '../../../domain/language/languages';

/** What the browser says by a small cookie that somebody has chosen: language, zones, module; never who or where. */
export interface Choice {
  language: Language;
  zones: number[] | null;
  module: number | null;
}

/** A choice, and whether it comes from a phone: what only wider screens show is left out of its page. */
export interface Viewer extends Choice {
  isPhone: boolean;
}

/** What requests say of the device, for `Vary`. */
export const deviceHeaders = ['Sec-CH-UA-Mobile', 'User-Agent'];

/** By the hint that browsers send unasked or, where they do not, by the word that those of phones have in their name. */
export const isOfPhone = (header: (name: string) => string | undefined): boolean => {
  const hint = header('sec-ch-ua-mobile');
  return hint ? hint === '?1' : /\bMobi/.test(header('user-agent') ?? '');
};

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
