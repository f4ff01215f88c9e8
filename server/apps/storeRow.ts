import type { Store } from '../../domain/catalogue/catalogue';
import { offers } from '../../domain/place/module';
import type { AppCall } from './call';
import { clockText, dayOf, partsOf, type ShopTime } from './shopClock';

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** When the store opens on this day, 'closed' when it does so no more. */
function openingTime(store: Store, shop: ShopTime): string {
  const today = partsOf(shop.now, shop);
  const next = store.current_opening_time;
  if (next !== null) {
    const opening = partsOf(new Date(next), shop);
    return opening.day === today.day ? opening.time : 'closed';
  }
  const own = store.schedules.filter(({ day }) => day === weekday(today.day));
  const begun = own.filter(({ opening_time: time }) => clockText(time) <= today.time);
  const row = begun.at(-1) ?? own[0];
  return store.open === 1 && row ? clockText(row.opening_time) : 'closed';
}

export function deliveryTimes(text: string) {
  const [least = 0, most = least] = (text.match(/\d+/g) ?? []).map(Number);
  return { delivery_time: text, min_delivery_time: least, max_delivery_time: most };
}

const discountOf = ({ discount }: Store, shop: ShopTime) =>
  discount && {
    discount: discount.discount,
    discount_type: discount.discount_type,
    max_discount: discount.max_discount,
    min_purchase: discount.min_purchase,
    start_date: dayOf(discount.start_date, shop) || '2000-01-01',
    end_date: dayOf(discount.end_date, shop) || '2099-12-31',
    start_time: '00:00:00',
    end_time: '23:59:59',
  };

const isOn = (flag: 0 | 1) => flag === 1;

export function storeRow(store: Store, { picture }: Pick<AppCall, 'picture'>, shop: ShopTime) {
  return {
    id: store.id,
    vendor_id: store.id,
    name: store.name,
    slug: store.slug,
    phone: store.phone,
    email: store.email,
    address: store.address,
    latitude: String(store.latitude),
    longitude: String(store.longitude),
    logo: store.logo_full_url,
    cover_photo: store.cover_photo_full_url,
    logo_full_url: picture(store.logo_full_url),
    cover_photo_full_url: picture(store.cover_photo_full_url),
    module_id: store.module_id,
    module_type: store.module_type ?? '',
    module: { id: store.module_id, module_type: store.module_type ?? '' },
    zone_id: store.zone_id,
    avg_rating: store.avg_rating,
    rating_count: store.rating_count,
    ratings: [0, 0, 0, 0, 0],
    positive_rating: 0,
    reviews_comments_count: 0,
    ...deliveryTimes(store.delivery_time),
    open: store.open,
    active: isOn(store.active),
    current_opening_time: openingTime(store, shop),
    schedules: store.schedules.map((row, index) => ({
      id: index + 1,
      store_id: store.id,
      day: row.day,
      opening_time: clockText(row.opening_time),
      closing_time: clockText(row.closing_time, '23:59:59'),
    })),
    discount: discountOf(store, shop),
    distance: store.distance ?? 0,
    tax: store.tax,
    minimum_order: store.minimum_order,
    minimum_shipping_charge: store.minimum_shipping_charge,
    maximum_shipping_charge: store.maximum_shipping_charge,
    per_km_shipping_charge: store.per_km_shipping_charge,
    delivery: isOn(store.delivery),
    take_away: isOn(store.take_away),
    free_delivery: isOn(store.free_delivery),
    schedule_order: isOn(store.schedule_order),
    cutlery: offers(store, 'dishes'),
    prescription_order: false,
    extra_packaging_status: false,
    extra_packaging_amount: 0,
    halal_tag_status: isOn(store.halal_tag_status),
    self_delivery_system: store.self_delivery_system,
    veg: store.veg,
    non_veg: store.non_veg,
    featured: 0,
    status: 1,
    announcement: 0,
    announcement_message: '',
    order_place_to_schedule_interval: 0,
    total_items: store.items_count,
    items_count: store.items_count,
    total_campaigns: 0,
  };
}
