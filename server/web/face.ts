import { inArray } from 'drizzle-orm';
import type { Bilingual } from '../db/schema/columns';
import { landingTexts } from '../db/schema/places';
import type { Deps } from '../deps';
import { defaultSettings } from '../settings/defaults';

/** What a page shows of the shop before any answer has come: who it is, and the landing page's question. */
export interface Face {
  name: Bilingual;
  logo: string;
  hero: { title: Bilingual; text: Bilingual };
  /** Addresses of pictures that settings name; they may be anywhere. */
  pictures: readonly string[];
}
/** Null while the database is away, and where there is none: pages then show what the build wrote. */
export type FaceOf = () => Promise<Face | null>;

/** The sign of the browser's tab and of the installed shop: the shop's logo, where it has one of its own. */
export const ownIcon = (face: Face | null): string =>
  face && face.logo !== defaultSettings.logo_full_url ? face.logo : '';

const freshMilliseconds = 1_000;
const none: Bilingual = { en: '', ar: '' };

/** Reads the shop's face from its settings and landing texts, at most a second old. */
export function createFaceOf({ db, settings }: Deps): FaceOf {
  let readAt = 0;
  let known: Face | null = null;
  const read = async (): Promise<Face> => {
    const [en, ar] = await Promise.all([settings.config('en'), settings.config('ar')]);
    const texts = await db
      .select()
      .from(landingTexts)
      .where(inArray(landingTexts.key, ['hero_title', 'hero_sub_title']));
    const text = (key: string) => texts.find((row) => row.key === key)?.value ?? none;
    return {
      name: { en: en.business_name, ar: ar.business_name },
      logo: en.logo_full_url,
      hero: { title: text('hero_title'), text: text('hero_sub_title') },
      pictures: [
        en.logo_full_url,
        ...en.active_payment_method_list.map(
          ({ gateway_image_full_url }) => gateway_image_full_url,
        ),
      ],
    };
  };
  return async () => {
    if (Date.now() - readAt < freshMilliseconds) return known;
    known = await read().catch(() => known);
    readAt = Date.now();
    return known;
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const both = ({ en, ar }: Bilingual) =>
  `<span class="en">${escapeHtml(en)}</span><span class="ar">${escapeHtml(ar)}</span>`;

/** Puts the shop's face into a text shell in place of the build's (src/prerender/shells.ts). */
export function withFace(html: string, face: Face): string {
  const { name, logo, hero } = face;
  const icon = escapeHtml(ownIcon(face));
  const put = (source: string, pattern: RegExp, text: string) =>
    text === '' ? source : source.replace(pattern, (_, before: string) => before + text);
  const pairs: [RegExp, string][] = [
    [/(<title>)[^<]*/, escapeHtml(name.en)],
    [/(<meta property="og:site_name" content=")[^"]*/, escapeHtml(name.en)],
    [/(<meta property="og:title" content=")[^"]*/, escapeHtml(name.en)],
    [/(<link rel="icon" )[^>]*?(?=\s*\/?>)/, icon && `href="${icon}"`],
    [/(<link rel="apple-touch-icon" href=")[^"]*/, icon],
    [/(<a class="lg" href="\/"><img src=")[^"]*/, escapeHtml(logo)],
    [/(<a class="lg"[^>]*><img[^>]*><b>)[^<]*/, name.en && both(name)],
    [/(<div class="ask"><h1>).*?(?=<\/h1>)/, hero.title.en && both(hero.title)],
    [/(<div class="ask"><h1>.*?<\/h1><p>).*?(?=<\/p>)/, hero.text.en && both(hero.text)],
  ];
  return pairs.reduce((source, [pattern, text]) => put(source, pattern, text), html);
}
