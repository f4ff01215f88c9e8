import type { Store } from '../../../domain/catalogue/catalogue';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { ModuleType } from '../../../domain/place/module';
import { fromMillis } from '../../../domain/values/money';
import { type StoreRow, storeDiscount } from '../../cart/sellable';
import { haversine } from '../../place/geo';
import type { Point } from '../../place/geography';
import { deliveryMinutes, isStoreOpen, nextOpeningOf } from './openNow';

export interface StoreContext {
  language: Language;
  now: Date;
  timeZone: string;
  moduleType: ModuleType;
  /** Where the shopper is; without it no distance is told. */
  point?: Point | null;
}

export function wireStore(row: StoreRow, context: StoreContext): Store {
  const { language, now, timeZone, point } = context;
  const isOpen = isStoreOpen(row, now, timeZone);
  const { least, most } = deliveryMinutes(row);
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    slug: row.slug,
    module_id: row.moduleId,
    module_type: context.moduleType,
    zone_id: row.zoneId,
    phone: row.phone,
    email: row.email,
    address: inLanguage(row.address, language),
    description: inLanguage(row.description, language),
    latitude: row.lat,
    longitude: row.lng,
    logo_full_url: row.logo,
    cover_photo_full_url: row.cover,
    avg_rating: row.ratingAvg,
    rating_count: row.ratingCount,
    minimum_order: fromMillis(row.minimumOrder),
    delivery: flag(row.delivery),
    take_away: flag(row.takeAway),
    schedule_order: flag(row.scheduleOrder),
    active: flag(row.active),
    open: flag(isOpen),
    current_opening_time: isOpen || !row.active ? null : nextOpeningOf(row, now, timeZone),
    self_delivery_system: flag(row.selfDelivery),
    free_delivery: flag(row.freeDelivery),
    minimum_shipping_charge: fromMillis(row.minimumCharge),
    maximum_shipping_charge: row.maximumCharge === null ? null : fromMillis(row.maximumCharge),
    per_km_shipping_charge: fromMillis(row.perKmCharge),
    delivery_time: `${least}-${most} min`,
    delivery_time_min: least,
    delivery_time_max: most,
    tax: row.tax / 1000,
    veg: flag(row.veg),
    non_veg: flag(row.nonVeg),
    halal_tag_status: flag(row.halal),
    discount: storeDiscount(row),
    schedules: row.schedules,
    category_ids: row.categoryIds,
    items_count: row.itemsCount,
    distance: point ? Math.round(haversine(point, row)) : null,
  };
}
