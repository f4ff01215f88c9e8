import * as v from 'valibot';
import { inWords, typed } from '../desk/deskItem';
import { defaultLanguage, perLanguage } from '../language/languages';
import type { ModuleKind } from '../place/module';
import { says } from '../values/validationMessages';
import { flag, id, num, numOr, rows, text } from '../wire/fields';

/** What a press on a banner leads to. */
export const bannerLeads = [
  'store',
  'item',
  'category',
  'vehicle',
  'provider',
  'campaigns',
  'address',
  'nothing',
] as const;
export type BannerLead = (typeof bannerLeads)[number];

/** What a banner of a module may lead to, by what the module sells; where nothing, no home shows banners. */
export const leadsOfModule = {
  items: ['store', 'item', 'category', 'campaigns', 'address', 'nothing'],
  trips: ['vehicle', 'provider', 'nothing'],
  parcels: [],
} as const satisfies Record<ModuleKind['sells'], readonly BannerLead[]>;

/** Those of which one is chosen. */
export const targetKinds = ['store', 'item', 'category', 'vehicle', 'provider'] as const;
export type TargetKind = (typeof targetKinds)[number];

export const longestBannerTitle = 100;
const mostPosition = 1_000;
/** Another site over HTTPS, or a page of the shop. */
const address = /^(?:https:\/\/|\/(?![/\\]))[^\s\\]*$/;

export const isTarget = (lead: BannerLead): lead is TargetKind =>
  lead !== 'campaigns' && lead !== 'address' && lead !== 'nothing';

/** What an operator says of a banner. */
export const bannerForm = /* @__PURE__ */ v.pipe(
  v.object({
    title: v.pipe(
      inWords(longestBannerTitle),
      v.forward(
        v.check((title) => title[defaultLanguage] !== '', says('banner.title')),
        [defaultLanguage],
      ),
    ),
    /** As `keepBannerPicture` answered it, or as it stands. */
    image: v.pipe(
      v.string(),
      v.maxLength(2_000),
      v.check((image) => image !== '', says('banner.image')),
    ),
    module_id: id,
    /** Null in every zone. */
    zone_id: v.nullable(id),
    leads_to: v.picklist(bannerLeads),
    /** Of what it leads to, where one is chosen. */
    target_id: v.nullable(id),
    link: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
    /** The least comes first. */
    position: v.pipe(
      typed(0),
      v.check(
        (value) => Number.isInteger(value) && value >= 0 && value <= mostPosition,
        says('banner.position'),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ leads_to, target_id }) => !isTarget(leads_to) || target_id !== null,
      says('banner.target'),
    ),
    ['target_id'],
  ),
  v.forward(
    v.check(
      ({ leads_to, link }) => leads_to !== 'address' || address.test(link),
      says('banner.link'),
    ),
    ['link'],
  ),
);
export type BannerForm = v.InferOutput<typeof bannerForm>;

const said = {
  id,
  is_active: flag,
  image_full_url: text,
  module_id: id,
  zone_id: numOr(null),
  /** What the zone is called; empty for every zone. */
  zone: text,
  leads_to: v.picklist(bannerLeads),
  /** What the one that was chosen is called; empty where it is gone, and for all else. */
  target: text,
  link: text,
  position: num,
};

/** A banner in the list of operators. */
export const bannerRow = v.object({ ...said, title: text, module: text });
export type BannerRow = v.InferOutput<typeof bannerRow>;

/** A banner with all that can be said of it. */
export const shopBanner = v.object({
  ...said,
  /** Of what stands there: whoever saves names the one that they had read. */
  version: text,
  title: v.object(perLanguage(() => text)),
  target_id: numOr(null),
});
export type ShopBanner = v.InferOutput<typeof shopBanner>;

/** What a banner may lead to; `where` tells things of one name apart. */
export const bannerTargets = v.object({
  targets: rows(v.object({ id, name: text, where: text })),
});
