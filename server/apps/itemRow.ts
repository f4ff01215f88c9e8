import type { Category, Item } from '../../domain/catalogue/catalogue';
import type { AppCall } from './call';
import { clockText, dayOf, type ShopTime } from './shopClock';
import { deliveryTimes } from './storeRow';

export function itemRow(item: Item, { picture }: Pick<AppCall, 'picture'>, shop: ShopTime) {
  const pictures = item.images_full_url.flatMap((address) => picture(address) ?? []);
  return {
    id: item.id,
    name: item.name,
    slug: item.slug,
    description: item.description,
    image: item.image_full_url,
    image_full_url: picture(item.image_full_url),
    images: item.images_full_url,
    images_full_url: pictures,
    store_id: item.store_id,
    store_name: item.store_name,
    zone_id: item.zone_id,
    module_id: item.module_id,
    module_type: item.module_type,
    category_id: item.category_ids.at(-1)?.id ?? 0,
    category_ids: item.category_ids.map(({ id, name }, index) => ({
      id: String(id),
      position: index + 1,
      name,
    })),
    price: item.price,
    discount: item.discount,
    discount_type: item.discount_type,
    store_discount: item.store_discount,
    flash_sale: item.flash_sale ? 1 : 0,
    tax: 0,
    tax_type: 'percent',
    avg_rating: item.avg_rating,
    rating_count: item.rating_count,
    // Dishes are not counted, and say 0.
    stock: item.stock ?? 0,
    maximum_cart_quantity: item.maximum_cart_quantity,
    variations: item.variations,
    choice_options: item.choice_options,
    attributes: [],
    food_variations: item.food_variations,
    add_ons: item.add_ons.map((row) => ({
      ...row,
      status: 1,
      stock_type: 'unlimited',
      addon_stock: 0,
    })),
    unit_type: item.unit_type || null,
    unit: item.unit_type ? { id: 0, unit: item.unit_type } : null,
    nutritions_name: item.nutritions_name,
    allergies_name: item.allergies_name,
    generic_name: item.generic_name,
    veg: item.veg,
    organic: item.organic,
    recommended: item.recommended,
    is_halal: item.is_halal,
    halal_tag_status: item.halal_tag_status,
    is_prescription_required: item.is_prescription_required,
    is_basic: 0,
    common_condition_id: 0,
    brand_id: 0,
    status: 1,
    order_count: 0,
    available_time_starts: clockText(item.available_time_starts),
    available_time_ends: clockText(item.available_time_ends, '23:59:59'),
    ...(item.isCampaignItem && {
      available_date_starts: dayOf(item.available_date_starts, shop),
      available_date_ends: dayOf(item.available_date_ends, shop),
    }),
    schedule_order: item.schedule_order === 1,
    free_delivery: item.free_delivery === 1,
    ...deliveryTimes(item.delivery_time),
  };
}

type Child = Category['childes'][number];

const categoryPart = (row: Child, parent: number, module: number, picture: AppCall['picture']) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  image: row.image_full_url,
  image_full_url: picture(row.image_full_url),
  parent_id: parent,
  position: parent === 0 ? 0 : 1,
  status: 1,
  priority: 0,
  featured: 0,
  module_id: module,
  order_count: '0',
});

export function categoryRow(category: Category, { picture }: Pick<AppCall, 'picture'>) {
  const { id, module_id, childes } = category;
  return {
    ...categoryPart(category, category.parent_id, module_id, picture),
    products_count: category.products_count,
    childes_count: childes.length,
    childes: childes.map((child) => ({
      ...categoryPart(child, id, module_id, picture),
      products_count: 0,
      childes_count: 0,
      childes: [],
    })),
  };
}
