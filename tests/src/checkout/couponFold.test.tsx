import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { coupon } from '../../../domain/checkout/coupon';
import { CouponList } from '../../../src/checkout/details/CouponList';
import type { JudgedCoupon } from '../../../src/checkout/details/judgeCoupons';
import { configQuery } from '../../../src/client/shopQueries';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const judged = (code: string, saves: number, refusal: JudgedCoupon['refusal'] = null) => ({
  coupon: v.parse(coupon, { code, title: code, discount: 10, discount_type: 'percent' }),
  saves,
  refusal,
});
const ranked = [judged('TEN', 4), judged('FREE', 3), judged('USED', 0, 'coupon_limit')];

async function show(
  rows: readonly JudgedCoupon[],
  code: string | null = null,
  refusal: { code: string; message: string } | null = null,
) {
  const onChange = vi.fn();
  await renderPiece(
    <CouponList
      judged={rows}
      isLoading={false}
      code={code}
      refusal={refusal}
      words={{ best: 'Best', useless: 'saves nothing' }}
      onChange={onChange}
    />,
    (client) => client.setQueryData(configQuery().queryKey, settings),
  );
  return onChange;
}
/** Codes in sight, with whether their button is pressed. */
const rows = () =>
  screen.getAllByRole('button', { name: /^Appl/ }).flatMap((button) => {
    const title = button.closest('div[class]')?.querySelector('strong')?.textContent;
    return title ? [[title, button.getAttribute('aria-pressed')]] : [];
  });

it('PRICE-01 coupons are one row with the best one, which one press takes', async () => {
  const onChange = await show(ranked);
  expect(rows()).toEqual([['TEN', 'false']]);
  expect(screen.getByText('Best')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange.mock.calls).toEqual([['TEN']]);
});

it('PRICE-01 the others, with what is in their way, and the field for a code unfold and fold', async () => {
  const onChange = await show(ranked);
  const more = screen.getByRole('button', { name: '2 other coupons, or a code' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(rows()).toEqual([
    ['TEN', 'false'],
    ['FREE', 'false'],
    ['USED', 'false'],
  ]);
  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  fireEvent.change(field, { target: { value: ' mine ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['MINE']]);
  fireEvent.click(more);
  expect(rows()).toEqual([['TEN', 'false']]);
});

it('PRICE-01 a typed code is one of those shown, however it is written', async () => {
  const onChange = await show([judged('Spring10', 4)]);
  fireEvent.click(screen.getByRole('button', { name: 'Enter a coupon code' }));
  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  fireEvent.change(field, { target: { value: 'sPRING10' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Apply' }).at(-1) as HTMLElement);
  expect(onChange.mock.calls).toEqual([['Spring10']]);
});

it('PRICE-01 one that was kept in capitals is in use all the same', async () => {
  await show([judged('Spring10', 4)], 'SPRING10');
  expect(rows()).toEqual([['Spring10', 'true']]);
});

it('PRICE-01 the one in use stands in the row, though another saves more', async () => {
  await show(ranked, 'FREE');
  expect(rows()).toEqual([['FREE', 'true']]);
});

it('PRICE-02 none is proposed where none can be used', async () => {
  await show([judged('USED', 0, 'coupon_limit')]);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.getByRole('button', { name: '1 coupon, or a code' })).toBeDefined();
});

it.each([
  // What has words of its own is told in them, else in the shop's; where it says nothing, in general.
  ['coupon_expired', 'Coupon expired there', 'This coupon has expired.'],
  ['coupon_invalid', 'Coupon usage limit over', 'Coupon usage limit over'],
  ['coupon_minimum', 'At least $25.00', 'At least $25.00'],
  ['coupon_invalid', '', "This coupon can't be used for this order."],
])('PRICE-01 a refused code says why: %s, %s', async (code, message, expected) => {
  await show(ranked, 'OTHER', { code, message });
  expect(screen.getByText(expected).textContent).toBe(expected);
});
