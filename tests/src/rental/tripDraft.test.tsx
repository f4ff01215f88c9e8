// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import { module } from '../../../domain/place/module';
import { bookTripMachine } from '../../../machines/rental/bookTrip';
import { moduleKey } from '../../../src/client/storage/storage';
import { couponWish, wishCoupon } from '../../../src/client/storage/wishes';
import { TripCheckout } from '../../../src/rental/bookTrip/TripCheckout';
import { forgetTripDraft, initialTripDraft } from '../../../src/rental/bookTrip/useTripDraft';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart } from '../../support/rental';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

const lina = { name: 'Lina Haddad', phone: '+971501234567', email: 'l@b.co' };
const methods = ['cash_on_delivery', 'digital_payment'] as const;
const begin = (signedIn: boolean, providerId: number | null = 3) =>
  initialTripDraft({ signedIn, providerId, known: lina, methods, listed: [] });
const startBooking = () =>
  createActor(withoutEffects(bookTripMachine), {
    input: { pending: null, left: false },
  }).start();
const open = (actor = startBooking()) =>
  renderAtOnce(
    <TripCheckout
      actor={actor}
      cart={sampleCart([{}])}
      config={{ ...settings, cash_on_delivery: 1, digital_payment: 1 } as never}
      signedIn={false}
      known={lina}
    />,
  );
const fieldOf = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const inModule = (id: number) =>
  moduleKey.set(v.parse(module, { id, module_name: 'M', module_type: 'rental' }));

afterEach(() => {
  forgetTripDraft();
  moduleKey.set(null);
});

it('BOOK-01 what was typed in the checkout of a trip is there again after a reload', async () => {
  await open();
  fireEvent.change(fieldOf(/^Name/), { target: { value: 'Salma' } });
  fireEvent.change(fieldOf(/^Note/), { target: { value: 'At the gate' } });
  fireEvent.click(screen.getByRole('radio', { name: /page/ }));
  cleanup();
  await open();
  expect(fieldOf(/^Name/).value).toBe('Salma');
  expect(fieldOf(/^Note/).value).toBe('At the gate');
  const paid = screen.getByRole('radio', { name: /page/ });
  expect(paid.getAttribute('aria-checked')).toBe('true');
  // A guest's contact is not the customer's who signs in now.
  expect(begin(true)).toEqual({
    ...lina,
    signedIn: true,
    providerId: 3,
    note: 'At the gate',
    couponCode: null,
    paymentMethod: 'digital_payment',
    gateway: null,
  });
  forgetTripDraft();
  expect(begin(false)).toEqual({
    ...lina,
    signedIn: false,
    providerId: 3,
    note: '',
    couponCode: null,
    paymentMethod: 'cash_on_delivery',
    gateway: null,
  });
});

it('BOOK-01 what was said to one provider is not said to the next', async () => {
  await open();
  fireEvent.change(fieldOf(/^Name/), { target: { value: 'Salma' } });
  fireEvent.change(fieldOf(/^Note/), { target: { value: 'As last time, Omar' } });
  expect(begin(false, 4)).toEqual({
    ...lina,
    name: 'Salma',
    signedIn: false,
    providerId: 4,
    note: '',
    couponCode: null,
    paymentMethod: 'cash_on_delivery',
    gateway: null,
  });
  // Of an empty cart nobody's is known: a booking that is on its way keeps what was said.
  expect(begin(false, null).note).toBe('As last time, Omar');
});

it('TRIP-29 what the shop refused is over with another way of paying, or another note', async () => {
  const actor = startBooking();
  const told: string[] = [];
  vi.spyOn(actor, 'send').mockImplementation(({ type }) => told.push(type));
  await open(actor);
  fireEvent.click(screen.getByRole('radio', { name: /page/ }));
  fireEvent.change(fieldOf(/^Note/), { target: { value: 'At the gate' } });
  expect(told).toEqual(['bookTrip.edited', 'bookTrip.edited']);
});

it('PAGE-02 a coupon that was applied on the page of coupons waits in the checkout of a trip', () => {
  inModule(6);
  wishCoupon('RIDE10');
  expect(begin(false).couponCode).toBe('RIDE10');
  // It is of its module: another one's checkout would only refuse it.
  inModule(2);
  expect([couponWish(), begin(false).couponCode]).toEqual([null, null]);
  inModule(6);
  forgetTripDraft();
  expect(couponWish()).toBeNull();
});
