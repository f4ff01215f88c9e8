import { expect, it } from 'vitest';
import { lineCost } from '../../../domain/cart/lineCost';

const line = {
  price: 10,
  quantity: 3,
  total_add_on_price: 1.5,
  discount_on_item: 3.33,
  discount_on_line: 10,
};

it.each([
  ['without what is off the line, which does not divide by its units', line, 21.5],
  ['by what is off a unit where no more is told', { ...line, discount_on_line: null }, 21.51],
  ['in full without a discount', { ...line, discount_on_item: 0, discount_on_line: 0 }, 31.5],
])('ORD-02 a line of an order costs its share %s', (_name, asked, cost) => {
  expect(lineCost(asked)).toBe(cost);
});
