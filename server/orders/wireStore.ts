import type { Store } from '../../domain/entities/catalogue';
import type { ModuleType } from '../../domain/entities/module';
import { fromMillis } from '../../domain/money';
import { isOpenAt, nextOpening } from '../../domain/pricing/schedule';
import { type StoreRow, storeDiscount } from '../cart/sellable';
import type { Lang } from '../city/types';

const flagOf = (value: boolean) => (value ? 1 : 0);

/** A store as an order shows it. */
export function wireStore(
  row: StoreRow,
  context: { language: Lang; now: Date; timeZone: string; moduleType: ModuleType },
): Store {
  const { language, now, timeZone } = context;
  const isOpen = row.active && isOpenAt(row.schedules, now, timeZone);
  return {
    id: row.id,
    name: row.name[language],
    slug: row.slug,
    module_id: row.moduleId,
    module_type: context.moduleType,
    zone_id: row.zoneId,
    phone: row.phone,
    email: row.email,
    address: row.address[language],
    description: row.description[language],
    latitude: row.lat,
    longitude: row.lng,
    logo_full_url: row.logo,
    cover_photo_full_url: row.cover,
    avg_rating: row.ratingAvg,
    rating_count: row.ratingCount,
    minimum_order: fromMillis(row.minimumOrder),
    delivery: flagOf(row.delivery),
    take_away: flagOf(row.takeAway),
    schedule_order: flagOf(row.scheduleOrder),
    active: flagOf(row.active),
    open: flagOf(isOpen),
    current_opening_time: isOpen ? null : nextOpening(row.schedules, now, timeZone),
    self_delivery_system: flagOf(row.selfDelivery),
    free_delivery: flagOf(row.freeDelivery),
    minimum_shipping_charge: fromMillis(row.minimumCharge),
    maximum_shipping_charge: row.maximumCharge === null ? null : fromMillis(row.maximumCharge),
    per_km_shipping_charge: fromMillis(row.perKmCharge),
    delivery_time: `${row.deliveryMin}-${row.deliveryMax} min`,
    delivery_time_min: row.deliveryMin,
    delivery_time_max: row.deliveryMax,
    tax: row.tax / 1000,
    veg: flagOf(row.veg),
    non_veg: flagOf(row.nonVeg),
    halal_tag_status: flagOf(row.halal),
    discount: storeDiscount(row),
    schedules: row.schedules,
    category_ids: row.categoryIds,
    items_count: row.itemsCount,
    distance: null,
  };
}
