import { addOns, categories, type Item, type Store } from './data';
import type { Row } from './router';
import { pictured, type State } from './state';

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00:00',
  closing_time: '23:59:59',
}));

const typeOf = (state: State, module: number) =>
  state.modules.find(({ id }) => id === module)?.type ?? '';

const discountRow = ({ discount }: Store): Row | null =>
  discount && {
    discount: discount.discount,
    discount_type: 'percent',
    max_discount: discount.max,
    min_purchase: discount.minimum,
    start_date: '2026-01-01',
    end_date: '2036-12-31',
    start_time: '00:00:00',
    end_time: '23:59:00',
  };

export function storeRow(state: State, store: Store): Row {
  return {
    id: store.id,
    name: store.name,
    slug: store.slug,
    phone: '+12025550100',
    email: `${store.slug}@shop.example`,
    ...pictured(state, 'logo', `${store.slug}-logo.png`),
    ...pictured(state, 'cover_photo', `${store.slug}-cover.png`),
    latitude: store.lat,
    longitude: store.lng,
    address: `${store.name}, 1 Palm Street`,
    minimum_order: store.minimum,
    minimum_shipping_charge: 3,
    per_km_shipping_charge: 1,
    maximum_shipping_charge: null,
    self_delivery_system: 0,
    schedule_order: true,
    free_delivery: store.free,
    delivery: true,
    take_away: true,
    prescription_order: store.takesPrescriptions,
    tax: store.tax,
    zone_id: store.zone,
    module_id: store.module,
    vendor_id: store.id + 700,
    delivery_time: '30-40 min',
    open: 1,
    active: true,
    status: 1,
    current_opening_time: '00:00:00',
    schedules: always,
    discount: discountRow(store),
    veg: 1,
    non_veg: 1,
    avg_rating: 4.5,
    rating_count: 12,
    ratings: [6, 6, 0, 0, 0],
    total_items: state.items.filter((item) => item.store === store.id).length,
    distance: 1843.2,
    created_at: '2026-01-05T10:00:00.000000Z',
    translations: [],
    storage: [],
  };
}

export const addOnRow = (id: number): Row => ({
  ...addOns.find((one) => one.id === id),
  status: 1,
  stock_type: 'unlimited',
  addon_stock: 0,
});

/** An item's row; `''` stands for no groups of variations, except in carts. */
export function itemRow(state: State, item: Item, isInCart = false): Row {
  const store = state.stores.find(({ id }) => id === item.store);
  const category = categories.find(({ id }) => id === item.category);
  const isOnSale = state.sale.includes(item.id);
  return {
    id: item.id,
    name: item.name,
    description: `<p>${item.name}, <b>made</b> today &amp; fresh</p>`,
    slug: item.slug,
    ...pictured(state, 'image', `${item.slug}.png`),
    ...(state.version > 24 && { images_full_url: [] }),
    images: [],
    category_id: item.category,
    category_ids: [{ id: String(item.category), position: 1, name: category?.name }],
    price: item.price,
    tax: 0,
    discount: isOnSale ? 20 : item.discount,
    discount_type: isOnSale ? 'percent' : item.discountType,
    store_discount: isOnSale ? 0 : (store?.discount?.discount ?? 0),
    store_id: item.store,
    module_id: store?.module,
    module_type: typeOf(state, store?.module ?? 0),
    store_name: store?.name,
    zone_id: store?.zone,
    stock: item.stock,
    maximum_cart_quantity: null,
    food_variations: item.groups.length > 0 ? item.groups : isInCart ? [] : '',
    variations: item.variations,
    choice_options: item.choices,
    attributes: null,
    add_ons: item.addOns.map(addOnRow),
    flash_sale: isOnSale ? 1 : 0,
    avg_rating: 0,
    rating_count: 0,
    veg: 0,
    organic: 0,
    recommended: 1,
    is_halal: 0,
    halal_tag_status: 0,
    is_prescription_required: item.needsPrescription ? 1 : 0,
    unit_type: null,
    unit: null,
    nutritions_name: null,
    allergies_name: null,
    generic_name: null,
    available_time_starts: '00:00:00',
    available_time_ends: '23:59:59',
    schedule_order: true,
    delivery_time: '30-40 min',
    free_delivery: 0,
    created_at: '2026-01-05T10:00:00.000000Z',
    translations: [],
  };
}

export const categoryRow = (state: State, one: (typeof categories)[number]): Row => ({
  id: one.id,
  name: one.name,
  slug: one.slug,
  ...pictured(state, 'image', `${one.slug}.png`),
  parent_id: 0,
  position: 0,
  status: 1,
  priority: 0,
  module_id: one.module,
  featured: 1,
  products_count: state.items.filter((item) => item.category === one.id).length,
  childes_count: 0,
  childes: [],
  order_count: '3',
});
