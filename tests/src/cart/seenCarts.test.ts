import { afterEach, expect, it, vi } from 'vitest';
import { entryOfLine } from '../../../domain/cart/cartLines';
import { keepLines, seenLines } from '../../../src/cart/seenCarts';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { keepTrip, seenTrip } from '../../../src/rental/seenTrips';
import { sampleItem } from '../../domain/samples';
import { sampleCart } from '../../support/rental';

const entry = entryOfLine({ item: sampleItem(), quantity: 2, variation: [], addOns: [] }, 7);

afterEach(() => vi.restoreAllMocks());

it('CART-12 the lines seen last are read again by their owner alone (SESS-11)', () => {
  keepLines('guest:g1/2', [entry]);
  expect(seenLines('guest:g1/2')?.map(({ id, quantity }) => [id, quantity])).toEqual([[7, 2]]);
  expect(seenLines('guest:g1/3')).toBeNull();
  expect(seenLines('customer:abc/2')).toBeNull();
  keepLines('guest:g1/2', []);
  expect(seenLines('guest:g1/2')).toBeNull();
});

it('TRIP-18 so is the trip cart', () => {
  const cart = sampleCart([{}]);
  keepTrip('guest:g1', cart);
  expect(seenTrip('guest:g1')?.carts).toHaveLength(1);
  expect(seenTrip('guest:g2')).toBeNull();
});

it('LOGOUT-04 both are gone when that person leaves', () => {
  keepLines('customer:abc/2', [entry]);
  keepTrip('customer:abc', sampleCart([{}]));
  forgetPrivateThings();
  expect([seenLines('customer:abc/2'), seenTrip('customer:abc')]).toEqual([null, null]);
});

it('CART-12 what cannot be read is dropped', () => {
  window.localStorage.setItem('cart-seen', '{"whose":"guest:g1/2","kept":"<b>"}');
  expect(seenLines('guest:g1/2')).toBeNull();
  expect(window.localStorage.getItem('cart-seen')).toBeNull();
});
