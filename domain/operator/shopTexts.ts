import * as v from 'valibot';
import { perLanguage } from '../language/languages';
import { flag, text } from '../wire/fields';

/** Pages of the shop about itself and its rules, by the names of their calls. */
export const policyIds = [
  'about-us',
  'privacy-policy',
  'terms-and-conditions',
  'refund-policy',
  'cancelation',
  'shipping-policy',
] as const;
export type PolicyId = (typeof policyIds)[number];

/** Texts of the landing page and the foot of each page, by where they stand. */
export const landingParts = {
  hero: ['hero_title', 'hero_sub_title'],
  steps: [
    'step_1_title',
    'step_1_text',
    'step_2_title',
    'step_2_text',
    'step_3_title',
    'step_3_text',
  ],
  business: ['business_title', 'business_sub_title'],
  footer: ['footer_description'],
  newsletter: ['newsletter_title', 'newsletter_sub_title'],
  apps: ['playstore_url', 'apple_store_url'],
} as const;
export type LandingPart = keyof typeof landingParts;

export type ShopTextId = PolicyId | LandingPart;
/** A text that is said in each language. */
export type ShopTextField = 'title' | 'value' | (typeof landingParts)[LandingPart][number];

export const isPolicyId = (id: string): id is PolicyId => policyIds.some((known) => known === id);
export const isLandingPart = (id: string): id is LandingPart => Object.hasOwn(landingParts, id);

export const textFieldsOf = (id: ShopTextId): readonly ShopTextField[] =>
  isPolicyId(id) ? ['title', 'value'] : landingParts[id];

/** Letters, in one language. */
export const longestText = (field: ShopTextField): number => (field === 'value' ? 20_000 : 500);

export const textsForm = v.record(
  v.string(),
  v.object(perLanguage(() => v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''))),
);
export type TextValues = v.InferOutput<typeof textsForm>;

/** Texts of one place as they stand. */
export const shopTexts = v.object({
  /** Of what stands there: whoever saves names the one that they had read. */
  version: text,
  /** 0 where the shop has nothing of its own there. */
  is_set: flag,
  values: textsForm,
});
export type ShopTexts = v.InferOutput<typeof shopTexts>;
