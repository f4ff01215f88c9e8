import { shopNow } from '../../steadyClock';
import { countsStock, type Facts, picture, pictures } from './facts';
import { isOlder } from './newestThere';
import { discountOf } from './store';
import { rememberStore } from './storeOfItem';
import {
  list,
  localTime,
  moment,
  nightOf,
  number,
  plain,
  type Row,
  row,
  rowsIn,
  word,
  yes,
} from './values';

/** "00:00:00" to "23:59:59" is always; else hours and minutes. */
function hoursOf(item: Row) {
  const [from, to] = [
    word(item.available_time_starts).slice(0, 5),
    word(item.available_time_ends).slice(0, 5),
  ];
  const isAlways = !from || !to || (from === '00:00' && (to === '23:59' || to === '00:00'));
  return { available_time_starts: isAlways ? '' : from, available_time_ends: isAlways ? '' : to };
}

function isNow(from: string, to: string, now: Date): boolean {
  if (!from || !to) return true;
  const at = localTime(now.toISOString()).slice(11, 16);
  return from <= to ? from <= at && at <= to : at >= from || at <= to;
}

const group = (one: Row) => ({
  name: one.name,
  type: one.type,
  min: one.min,
  max: one.max,
  required: one.required,
  values: rowsIn(one.values).map(({ label, optionPrice }) => ({ label, optionPrice })),
});

const variation = (one: Row) => ({ type: word(one.type), price: one.price, stock: one.stock });

const choice = (one: Row) => ({
  name: one.name,
  title: one.title,
  options: list(one.options).map((option) => word(option).trim()),
});

/** Tags are rows with `tag`, in details only. */
const tags = (item: Row) =>
  rowsIn(item.tags).map((one) => ({ name: word(one.tag) || word(one.name) }));

interface Told {
  /** The module's, where the row does not say it. */
  type: string;
  isCampaign?: boolean;
  now?: Date;
  /** What is priced has its own discount whatever the store offers: that is weighed there. */
  isToPrice?: boolean;
}

export function itemOf(
  facts: Facts,
  item: Row,
  { type, isCampaign = false, now = shopNow(), isToPrice = false }: Told,
) {
  rememberStore(item);
  const module_type = word(item.module_type) || type;
  const store = row(item.store_details ?? item.store);
  const hours = hoursOf(item);
  const isStoreOpen =
    (store.open === undefined || yes(store.open)) &&
    (store.active === undefined || yes(store.active));
  const isOnSale = yes(item.flash_sale) === 1;
  const ofStore = isOnSale ? 0 : (number(item.store_discount) ?? 0);
  return {
    ...item,
    name: word(item.name) || word(item.title),
    slug: word(item.slug),
    module_type,
    store_name: word(item.store_name) || word(store.name),
    description: plain(item.description),
    image_full_url: picture(facts, item, 'image', isCampaign ? 'campaign' : 'product'),
    images_full_url: pictures(facts, item, 'images', isCampaign ? 'campaign' : 'product'),
    generic_name: list(item.generic_name),
    nutritions_name: list(item.nutritions_name),
    allergies_name: list(item.allergies_name),
    stock: countsStock(facts, module_type) ? number(item.stock) : null,
    unit_type: word(row(item.unit).unit) || word(item.unit_type),
    // In a sale the discount is the sale's, and the store's does not count.
    ...(ofStore > 0 && isOlder() && !isToPrice && { discount: 0 }),
    store_discount: ofStore,
    store_discount_rule: isOnSale ? null : discountOf(store.discount),
    flash_sale: null,
    maximum_cart_quantity: number(item.maximum_cart_quantity) || null,
    tags: tags(item),
    category_ids: rowsIn(item.category_ids),
    choice_options: rowsIn(item.choice_options).map(choice),
    variations: rowsIn(item.variations).map(variation),
    food_variations: rowsIn(item.food_variations).map(group),
    add_ons: rowsIn(item.add_ons).filter((one) => one.status === undefined || yes(one.status)),
    ...hours,
    available_date_starts: isCampaign ? moment(item.available_date_starts) : null,
    available_date_ends: isCampaign ? nightOf(item.available_date_ends) : null,
    isCampaignItem: isCampaign,
    available: isStoreOpen && isNow(hours.available_time_starts, hours.available_time_ends, now),
    schedule_order: yes(item.schedule_order ?? store.schedule_order),
    delivery_time: word(item.delivery_time) || word(store.delivery_time),
    free_delivery: yes(item.free_delivery ?? store.free_delivery),
    rating: undefined,
  };
}
