import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CouponList } from '../../../src/checkout/details/CouponList';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: async () => settings,
  onUnauthenticated: () => () => undefined,
}));

const show = (refusal: { code: string; message: string } | null, isRental = false) =>
  renderAtOnce(
    <CouponList
      judged={[]}
      isLoading={false}
      code="NOPE"
      refusal={refusal}
      isRental={isRental}
      words={{ best: 'Best', useless: 'Useless' }}
      onChange={() => undefined}
    />,
  );

it('PRICE-01 says of a code that is refused that it is not used, and never that it is chosen', async () => {
  await show({ code: 'coupon_not_found', message: '' });
  const told = screen.getByRole('button', { name: 'Remove coupon' }).parentElement;
  expect(told?.textContent).toBe('Not used: NOPERemove coupon');
});

it('PRICE-01 says of one that is used that it is chosen', async () => {
  await show(null);
  const told = screen.getByRole('button', { name: 'Remove coupon' }).parentElement;
  expect(told?.textContent).toBe('Chosen: NOPERemove coupon');
});

it('PRICE-07 says of a code that others have used up what the shop says of it', async () => {
  await show({ code: 'coupon_limit', message: 'It has been used as often as it may be.' });
  expect(screen.queryByText('You have used this coupon as often as it allows.')).toBeNull();
  expect(screen.getByText('It has been used as often as it may be.')).not.toBeNull();
});

it.each([
  [false, 'This coupon is for another store.'],
  [true, 'This coupon is for another provider.'],
] as const)('PRICE-01 says whose a coupon is, of a trip %s: %s', async (isRental, says) => {
  await show({ code: 'coupon_store', message: '' }, isRental);
  expect(screen.getByText(says).tagName).toBe('P');
});
