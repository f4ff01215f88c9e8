import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { coupon } from '../../../domain/checkout/coupon';
import { CouponConditions } from '../../../src/account/coupons/CouponConditions';
import { renderPiece } from '../../support/render';

it.each([
  ['of every store', { coupon_type: 'default' }, []],
  [
    'of one store',
    { coupon_type: 'store_wise', store_id: 7, store_name: 'Ember' },
    ['Only at Ember'],
  ],
  [
    'of two stores',
    { coupon_type: 'store_wise', store_name: 'Ember, Fig' },
    ['Only at Ember, Fig'],
  ],
  ['of many stores', { coupon_type: 'store_wise', store_name: '' }, ['Only at some stores']],
])('PRICE-05 a coupon %s says where it works', async (_, parts, said) => {
  const shown = v.parse(coupon, { id: 1, code: 'A', store_id: null, limit: null, ...parts });
  await renderPiece(<CouponConditions coupon={shown} isRental={false} />);
  expect(screen.queryAllByRole('listitem').map((one) => one.textContent)).toEqual(said);
});

it('PRICE-05 a coupon of a provider of vehicles leads to it', async () => {
  const parts = { coupon_type: 'store_wise', store_id: 7, store_name: 'Dunes', limit: null };
  const shown = v.parse(coupon, { id: 1, code: 'A', ...parts });
  await renderPiece(<CouponConditions coupon={shown} isRental />);
  const link = screen.getByRole('link', { name: 'Dunes' });
  expect(link.getAttribute('href')).toBe('/rental/provider-details/7');
});
