import { inArray } from 'drizzle-orm';
import { defaultLanguage, languageCodes, perLanguage } from '../../domain/language/languages';
import { inLanguage, type OwnText } from '../../domain/language/localized';
import { landingTexts } from '../db/schema/places';
import type { Deps } from '../deps';
import { defaultSettings } from '../settings/defaults';

export interface Face {
  name: OwnText;
  logo: string;
  hero: { title: OwnText; text: OwnText };
  /** Addresses of pictures that settings name; they may be anywhere. */
  pictures: readonly string[];
  /** ISO 4217 code of its prices; another back end does not say it. */
  currency?: string;
  /** What the back end at API_URL speaks, where another one was asked. */
  dialect?: 'flowmart' | 'classic';
}
/** Null while whoever knows it does not answer: pages then show what the build wrote. */
export type FaceOf = () => Promise<Face | null>;

/** The sign of the browser's tab and of the installed shop: the shop's logo, where it has one of its own. */
export const ownIcon = (face: Face | null): string =>
  face && face.logo !== defaultSettings.logo_full_url ? face.logo : '';

const freshMilliseconds = 1_000;
const none: OwnText = perLanguage(() => '');

/** Reads the shop's face from its settings and landing texts, at most a second old. */
export function createFaceOf({ reads: db, settings }: Deps): FaceOf {
  let readAt = Number.NEGATIVE_INFINITY;
  let known: Face | null = null;
  const read = async (): Promise<Face> => {
    const configs = await Promise.all(languageCodes.map((code) => settings.config(code)));
    const config = await settings.config();
    const names = new Map(languageCodes.map((code, at) => [code, configs[at]?.business_name]));
    const texts = await db
      .select()
      .from(landingTexts)
      .where(inArray(landingTexts.key, ['hero_title', 'hero_sub_title']));
    const text = (key: string) => texts.find((row) => row.key === key)?.value ?? none;
    return {
      name: perLanguage((code) => names.get(code) ?? config.business_name),
      logo: config.logo_full_url,
      currency: await settings.currencyCode(),
      hero: { title: text('hero_title'), text: text('hero_sub_title') },
      pictures: [
        config.logo_full_url,
        ...config.active_payment_method_list.map(
          ({ gateway_image_full_url }) => gateway_image_full_url,
        ),
      ],
    };
  };
  return async () => {
    if (performance.now() - readAt < freshMilliseconds) return known;
    known = await read().catch(() => known);
    readAt = performance.now();
    return known;
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const inEach = (text: OwnText) =>
  languageCodes
    .map((code) => `<span class="${code}">${escapeHtml(inLanguage(text, code))}</span>`)
    .join('');

/** Puts the shop's face into a text shell in place of the build's (src/prerender/shells.ts). */
export function withFace(html: string, face: Face): string {
  const { name, logo, hero } = face;
  const icon = escapeHtml(ownIcon(face));
  const put = (source: string, pattern: RegExp, text: string) =>
    text === '' ? source : source.replace(pattern, (_, before: string) => before + text);
  const pairs: [RegExp, string][] = [
    [/(<title>)[^<]*/, escapeHtml(name[defaultLanguage])],
    [/(<meta property="og:site_name" content=")[^"]*/, escapeHtml(name[defaultLanguage])],
    [/(<meta property="og:title" content=")[^"]*/, escapeHtml(name[defaultLanguage])],
    [/(<link rel="icon" )[^>]*?(?=\s*\/?>)/, icon && `href="${icon}"`],
    [/(<link rel="apple-touch-icon" href=")[^"]*/, icon],
    [/(<a class="lg" href="\/"><img src=")[^"]*/, escapeHtml(logo)],
    [/(<a class="lg"[^>]*><img[^>]*><b>)[^<]*/, name[defaultLanguage] && inEach(name)],
    [/(<div class="ask"><h1>).*?(?=<\/h1>)/, hero.title[defaultLanguage] && inEach(hero.title)],
    [
      /(<div class="ask"><h1>.*?<\/h1><p>).*?(?=<\/p>)/,
      hero.text[defaultLanguage] && inEach(hero.text),
    ],
  ];
  return pairs.reduce((source, [pattern, text]) => put(source, pattern, text), html);
}
