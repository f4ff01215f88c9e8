import * as v from 'valibot';

const step = (number: 1 | 2 | 3) => [`step_${number}_title`, `step_${number}_text`] as const;

/** Names of the landing page's and footer's texts. */
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
const bilingual = v.union(
  [
    v.pipe(
      words,
      v.transform((text) => ({ en: text, ar: text })),
    ),
    v.strictObject({ en: words, ar: words }),
  ],
  'must be a text, or {"en":"..","ar":".."}',
);

/** A text to set, in both languages; or the one line that says what is wrong with it. */
export function readLandingText(
  key: LandingKey,
  given: unknown,
): { ok: true; value: { en: string; ar: string } } | { ok: false; reason: string } {
  const parsed = v.safeParse(bilingual, given);
  if (!parsed.success) return { ok: false, reason: `landing.${key}: ${parsed.issues[0].message}` };
  const { en, ar } = parsed.output;
  if (isAddress(key) && ![en, ar].every((text) => /^https?:\/\/\S+$/.test(text))) {
    return { ok: false, reason: `landing.${key}: must be an http(s) address` };
  }
  return { ok: true, value: parsed.output };
}
