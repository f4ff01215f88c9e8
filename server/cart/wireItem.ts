import type { Item } from '../../domain/catalogue/catalogue';
import type { Language } from '../../domain/language/languages';
import { inLanguage, type OwnText } from '../../domain/language/localized';
import type { ModuleType } from '../../domain/place/module';
import { deliveryMinutes, isStoreOpen } from '../catalogue/stores/openNow';
import { isOfferedAt, itemRules, type Sellable } from './sellable';

export interface ShowContext {
  readonly language: Language;
  readonly now: Date;
  readonly timeZone: string;
  /** The shop takes orders for later. */
  readonly takesLater: boolean;
  readonly moduleType: ModuleType;
}

export function wireItem(sellable: Sellable, context: ShowContext): Item {
  const { item, store, flash } = sellable;
  const { language, now, timeZone } = context;
  const words = (texts: readonly OwnText[]) => texts.map((text) => inLanguage(text, language));
  const isOpen = isStoreOpen(store, now, timeZone);
  const { least, most } = deliveryMinutes(store);
  return {
    ...itemRules(sellable, language),
    id: item.id,
    slug: item.slug,
    name: inLanguage(item.name, language),
    store_id: store.id,
    store_name: inLanguage(store.name, language),
    zone_id: item.zoneId,
    module_id: item.moduleId,
    module_type: context.moduleType,
    image_full_url: item.image,
    images_full_url: item.images,
    description: inLanguage(item.description, language),
    generic_name: words(item.genericNames),
    avg_rating: item.ratingAvg,
    rating_count: item.ratingCount,
    whislists_count: item.wishlistCount,
    unit_type: inLanguage(item.unit, language),
    is_prescription_required: item.prescriptionRequired ? 1 : 0,
    is_halal: item.halal ? 1 : 0,
    halal_tag_status: store.halal ? 1 : 0,
    organic: item.organic ? 1 : 0,
    recommended: item.recommended ? 1 : 0,
    veg: item.veg ? 1 : 0,
    nutritions_name: words(item.nutritions),
    allergies_name: words(item.allergies),
    tags: words(item.tags).map((name) => ({ name })),
    category_ids: [],
    choice_options: item.choiceOptions.map((choice) => ({
      name: choice.name,
      title: inLanguage(choice.title, language),
      options: words(choice.options),
    })),
    available_time_starts: item.availableTimeStarts,
    available_time_ends: item.availableTimeEnds,
    available_date_starts: item.campaignStarts?.toISOString() ?? null,
    available_date_ends: item.campaignEnds?.toISOString() ?? null,
    isCampaignItem: item.campaignStarts !== null,
    available: isOpen && isOfferedAt(item, now, timeZone) ? 1 : 0,
    schedule_order:
      context.takesLater && item.active && store.active && store.scheduleOrder ? 1 : 0,
    delivery_time: `${least}-${most} min`,
    free_delivery: store.freeDelivery ? 1 : 0,
    flash_sale: flash
      ? {
          title: inLanguage(flash.title, language),
          end_date: flash.endsAt.toISOString(),
          stock: flash.stock,
          available_stock: flash.stock - flash.sold,
        }
      : null,
  };
}
