import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, listCart, updateCart } from '../../../../domain/cart/cartEndpoints';
import { quoteOrder } from '../../../../domain/orders/orderEndpoints';
import { refusalOf, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;

const pizza = (size: string, quantity: number) => ({
  item_id: 11,
  model: 'Item' as const,
  price: 25.5,
  quantity,
  variation: [{ name: 'Size', values: { label: [size] } }],
});
const calzone = { item_id: 12, model: 'Item' as const, price: 12, quantity: 2 };
const priced = { order_type: 'take_away' as const, store_id: 3 };
const quoted = () => shop.call(quoteOrder, { body: priced, isQuestion: true });
const left = () =>
  shop.state.lines.map(({ item, quantity, variation }) => [
    item,
    quantity,
    JSON.stringify(variation),
  ]);
const large = JSON.stringify(pizza('Large', 1).variation);
const small = JSON.stringify(pizza('Small', 1).variation);

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '4711');
  standIn({ id: 1, type: 'food' });
});
afterEach(async () => {
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('a cart on a classic back end of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
  });

  it('CART-12 loses nothing where a line that becomes equal to another cannot be changed', async () => {
    await shop.call(addToCart, { body: pizza('Large', 2) });
    await shop.call(addToCart, { body: pizza('Small', 1) });
    const line = shop.state.lines[1];
    const change = () =>
      shop.call(updateCart, { body: { ...pizza('Large', 1), cart_id: line?.id ?? 0 } });
    shop.loseNext('POST /customer/cart/update', 'before');
    expect(await refusalOf(change())).toBe('network');
    expect(left()).toEqual([
      [11, 2, large],
      [11, 1, small],
    ]);
    // What could not be taken out afterwards is, by doing the same once more.
    shop.loseNext('DELETE /customer/cart/remove-item', 'before');
    expect(await refusalOf(change())).toBe('network');
    const cart = await change();
    expect(cart.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[11, 3]]);
    expect(left()).toEqual([[11, 3, large]]);
  });

  it('CART-14 keeps the add-ons of both lines where one becomes equal to the other', async () => {
    const dip = (count: number) => ({ add_on_ids: [5], add_on_qtys: [count] });
    await shop.call(addToCart, { body: { ...pizza('Large', 1), ...dip(2) } });
    await shop.call(addToCart, { body: { ...pizza('Small', 1), ...dip(1) } });
    const cart_id = shop.state.lines[1]?.id ?? 0;
    const body = { ...pizza('Large', 1), ...dip(1), cart_id };
    const cart = await shop.call(updateCart, { body });
    expect(
      cart.map(({ quantity, add_on_ids, add_on_qtys }) => [quantity, add_on_ids, add_on_qtys]),
    ).toEqual([[2, [5], [3]]]);
  });

  it('CART-12 takes out the line of an item that is gone, which nobody can see and the order would be refused for', async () => {
    await shop.call(addToCart, { body: pizza('Large', 2) });
    await shop.call(addToCart, { body: calzone });
    shop.state.gone = [11];
    const cart = await shop.call(listCart);
    expect(cart.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[12, 2]]);
    expect(left()).toEqual([[12, 2, '[]']]);
    expect((await quoted()).subtotal).toBe(24);
  });

  it('CART-12 shows the rest of a cart whose line of a gone item cannot be taken out', async () => {
    await shop.call(addToCart, { body: pizza('Large', 2) });
    await shop.call(addToCart, { body: calzone });
    shop.state.gone = [11];
    shop.loseNext('DELETE /customer/cart/remove-item', 'before');
    expect((await shop.call(listCart)).map(({ item_id }) => item_id)).toEqual([12]);
  });

  it('PRICE-19 prices no cart of which one line cannot be read', async () => {
    await shop.call(addToCart, { body: pizza('Large', 2) });
    await shop.call(addToCart, { body: calzone });
    const item = shop.state.items.find(({ id }) => id === 11);
    Object.assign(item ?? {}, { price: 'to be asked for' });
    await shop.call(listCart);
    expect(await refusalOf(quoted())).toBe('refused item_unavailable');
  });

  it('PRICE-19 prices no purchase of which one item cannot be read', async () => {
    const bought = [calzone, { ...calzone, item_id: 13 }];
    const body = { ...priced, lines: bought.map((line) => ({ ...line, variation: [] })) };
    shop.answerWith('GET /items/details/13', {
      json: { id: 13, name: 'Mixed grill', price: 40, store_id: 'of nobody' },
    });
    const quote = shop.call(quoteOrder, { body, isQuestion: true });
    expect(await refusalOf(quote)).toBe('refused item_unavailable');
  });
});
