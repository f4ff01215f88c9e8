import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entryOfLine, lineOfEntry } from '../../../domain/cart/cartLines';
import { item } from '../../../domain/catalogue/catalogue';
import { priceLine } from '../../../domain/catalogue/itemPrice';
import { fromMillis } from '../../../domain/values/money';

/** An item as other back ends of the family write it: numbers as text, nulls, keys of their own. */
const foreign = {
  id: '12',
  slug: 'garlic-pizza',
  name: 'Garlic pizza',
  store_id: '7',
  store_name: 'Napoli',
  zone_id: '3',
  module_id: '1',
  module_type: 'food',
  image_full_url: '/media/a.svg',
  images_full_url: ['/media/a.svg', null, '/media/b.svg'],
  description: null,
  generic_name: null,
  avg_rating: '4.5',
  rating_count: '8',
  whislists_count: '2',
  stock: null,
  unit_type: null,
  price: '12.50',
  discount: '10',
  discount_type: 'amount',
  store_discount: null,
  maximum_cart_quantity: '5',
  is_prescription_required: '1',
  is_halal: true,
  halal_tag_status: 1,
  organic: 0,
  recommended: '1',
  veg: 0,
  available_date_starts: '2026-11-20T08:00:00+03:00',
  isCampaignItem: true,
  nutritions_name: ['Protein 12 g', null],
  allergies_name: ['Gluten'],
  tags: [{ id: 4, tag: 'x', name: 'Italian' }],
  category_ids: [{ id: '9', position: 1, name: 'Pizza' }],
  choice_options: [{ name: 'choice_1', title: 'Size', options: ['S', 'L'] }],
  variations: [{ type: 'S', price: '12.5', stock: '4' }, 'not a variation'],
  order_count: 77,
};

describe('an item of the wire', () => {
  const read = v.parse(item, foreign);

  it('ITEM-27 has its basics, numbers and texts in one form', () => {
    expect(read).toMatchObject({
      id: 12,
      name: 'Garlic pizza',
      store_id: 7,
      store_name: 'Napoli',
      zone_id: 3,
      module_type: 'food',
      image_full_url: '/media/a.svg',
      description: '',
      generic_name: [],
      avg_rating: 4.5,
      rating_count: 8,
      whislists_count: 2,
      stock: null,
      unit_type: '',
      price: 12.5,
      discount: 10,
      discount_type: 'amount',
      store_discount: 0,
      maximum_cart_quantity: 5,
    });
    expect(read.images_full_url).toContain('/media/b.svg');
  });

  it('ITEM-28 has its flags, however they are written', () => {
    expect(read).toMatchObject({
      is_prescription_required: 1,
      is_halal: 1,
      halal_tag_status: 1,
      organic: 0,
      recommended: 1,
      veg: 0,
      available_date_starts: '2026-11-20T05:00:00.000Z',
      isCampaignItem: true,
    });
  });

  it('ITEM-29 has its lists, without rows of a wrong shape and foreign keys', () => {
    expect(read.allergies_name).toEqual(['Gluten']);
    expect(read.nutritions_name).toContain('Protein 12 g');
    expect(read.tags).toEqual([{ name: 'Italian' }]);
    expect(read.category_ids).toEqual([{ id: 9, name: 'Pizza' }]);
    expect(read.choice_options).toEqual([{ name: 'choice_1', title: 'Size', options: ['S', 'L'] }]);
    expect(read.variations).toEqual([{ type: 'S', price: 12.5, stock: 4 }]);
    expect('order_count' in read).toBe(false);
  });
});

describe('a line of the cart', () => {
  it('CART-17 knows its id, quantity, total, option, add-ons, the dish’s choices and the base price', () => {
    const dish = v.parse(item, {
      ...foreign,
      discount: 0,
      variations: [],
      food_variations: [
        {
          name: 'Crust',
          type: 'single',
          min: 0,
          max: 0,
          required: 'on',
          values: [{ label: 'Thick', optionPrice: '2' }],
        },
      ],
      add_ons: [{ id: 5, name: 'Olives', price: '1.5' }],
    });
    const variation = [{ name: 'Crust', values: { label: ['Thick'] } }];
    const addOns = [{ id: 5, quantity: 2 }];
    const entry = entryOfLine({ item: dish, quantity: 3, variation, addOns }, 41);
    expect(entry).toMatchObject({ id: 41, quantity: 3, variation, price: 14.5 });
    expect(lineOfEntry(entry).addOns).toEqual(addOns);
    expect(entry.item.food_variations.map(({ name }) => name)).toEqual(['Crust']);
    expect(entry.item.price).toBe(12.5);
    expect(fromMillis(priceLine(dish, entry, 2).total)).toBe(46.5);
  });
});
