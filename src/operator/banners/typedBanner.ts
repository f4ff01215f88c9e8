import * as v from 'valibot';
import { perLanguage } from '../../../domain/language/languages';
import { type BannerLead, bannerLeads, leadsOfModule } from '../../../domain/operator/shopBanner';
import { moduleKinds } from '../../../domain/place/module';
import type { BannerRead } from '../../../machines/operator/editShop';

/** The fields of a banner as they are typed; what it must be is another schema. */
export const typedBanner = v.object({
  title: v.object(perLanguage(() => v.string())),
  /** The picture that stands there. */
  image: v.string(),
  /** A new one, as a data URL. */
  picture: v.string(),
  module_id: v.number(),
  zone_id: v.nullable(v.number()),
  leads_to: v.picklist(bannerLeads),
  target_id: v.nullable(v.number()),
  link: v.string(),
  position: v.union([v.number(), v.string()]),
});
export type TypedBanner = v.InferOutput<typeof typedBanner>;

const leadsOf = ({ type }: BannerRead['places']['modules'][number]): readonly BannerLead[] =>
  leadsOfModule[moduleKinds[type].sells];

/** Modules whose home shows banners. */
export const bannerModules = ({ places }: BannerRead) =>
  places.modules.filter((module) => leadsOf(module).length > 0);

/** What a banner of a module may lead to. */
export const leadsIn = (read: BannerRead, moduleId: number): readonly BannerLead[] =>
  bannerModules(read).flatMap((module) => (module.id === moduleId ? leadsOf(module) : []));

export const typedBannerOf = (read: BannerRead): TypedBanner => {
  const { banner } = read;
  return {
    title: banner?.title ?? perLanguage(() => ''),
    image: banner?.image_full_url ?? '',
    picture: '',
    module_id: banner?.module_id ?? bannerModules(read)[0]?.id ?? 0,
    zone_id: banner?.zone_id ?? null,
    leads_to: banner?.leads_to ?? leadsIn(read, bannerModules(read)[0]?.id ?? 0)[0] ?? 'nothing',
    target_id: banner?.target_id ?? null,
    link: banner?.leads_to === 'address' ? banner.link : '',
    position: banner?.position ?? '',
  };
};

/** What is said of it; a new picture gets its address when it is sent. */
export const saidOfBanner = ({ picture, ...typed }: TypedBanner) => ({
  ...typed,
  image: picture === '' ? typed.image : 'new',
});
