import * as v from 'valibot';
import { defaultLanguage, languageCodes, perLanguage } from '../../domain/language/languages';
import type { OwnText } from '../../domain/language/localized';

const step = (number: 1 | 2 | 3) => [`step_${number}_title`, `step_${number}_text`] as const;

export const landingKeys = [
  'hero_title',
  'hero_sub_title',
  ...step(1),
  ...step(2),
  ...step(3),
  'business_title',
  'business_sub_title',
  'footer_description',
  'newsletter_title',
  'newsletter_sub_title',
  'playstore_url',
  'apple_store_url',
] as const;
export type LandingKey = (typeof landingKeys)[number];

/** Addresses of the apps: without one its button stays off (FOOT-06). */
const isAddress = (key: LandingKey) => key === 'playstore_url' || key === 'apple_store_url';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(500));
const others = v.object(
  v.entriesFromList(
    languageCodes.filter((code) => code !== defaultLanguage),
    v.optional(words),
  ),
);
const byLanguage = v.union(
  [
    v.pipe(
      words,
      v.transform((text) => perLanguage(() => text)),
    ),
    v.strictObject({ ...others.entries, [defaultLanguage]: words }),
  ],
  `must be a text, or {${languageCodes.map((code) => `"${code}":".."`).join(',')}}`,
);

/** A text to set, in the shop's languages; or the one line that says what is wrong with it. */
export function readLandingText(
  key: LandingKey,
  given: unknown,
): { ok: true; value: OwnText } | { ok: false; reason: string } {
  const parsed = v.safeParse(byLanguage, given);
  if (!parsed.success) return { ok: false, reason: `landing.${key}: ${parsed.issues[0].message}` };
  const isHttp = Object.values(parsed.output).every(
    (text) => text === undefined || /^https?:\/\/\S+$/.test(text),
  );
  if (isAddress(key) && !isHttp) {
    return { ok: false, reason: `landing.${key}: must be an http(s) address` };
  }
  return { ok: true, value: parsed.output };
}
