import type { Item } from '../../../../domain/catalogue/catalogue';
import { sampleItem } from '../../../domain/samples';

/** Sold in combinations: three red extra large, two red small, no blue. */
export const shirt: Item = sampleItem({
  id: 2,
  name: 'Linen shirt',
  stock: 5,
  choice_options: [
    { name: 'choice_1', title: 'Colour', options: ['Red', 'Blue'] },
    { name: 'choice_2', title: 'Size', options: ['Small', 'Extra Large'] },
  ],
  variations: [
    { type: 'Red-Small', price: 20, stock: 2 },
    { type: 'Red-ExtraLarge', price: 25, stock: 3 },
    { type: 'Blue-Small', price: 20, stock: 0 },
    { type: 'Blue-ExtraLarge', price: 25, stock: 0 },
  ],
});

/** A dish with a size to choose, up to two extras, and an add-on. */
export const dish: Item = sampleItem({
  id: 3,
  name: 'Margherita',
  module_type: 'food',
  stock: null,
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      min: 1,
      max: 1,
      required: 'on',
      values: [
        { label: 'Small', optionPrice: 0 },
        { label: 'Large', optionPrice: 4 },
      ],
    },
    {
      name: 'Extras',
      type: 'multi',
      min: 0,
      max: 2,
      required: 'off',
      values: [
        { label: 'Olives', optionPrice: 1 },
        { label: 'Basil', optionPrice: 0.5 },
        { label: 'Chili', optionPrice: 0.5 },
      ],
    },
  ],
  add_ons: [{ id: 11, name: 'Cola', price: 2 }],
});
