import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import { seenIn } from '../../../domain/rental/seenTrip';
import type { TripQuote } from '../../../domain/rental/trip';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { bookTripMachine } from '../../../machines/rental/bookTrip';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { TripCheckout } from '../../../src/rental/bookTrip/TripCheckout';
import { forgetTripDraft } from '../../../src/rental/bookTrip/useTripDraft';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart, sampleQuote } from '../../support/rental';

interface Asked {
  body?: { coupon_code?: string | null };
}

/** Quotes with a coupon wait here until they are let go. */
let answer: (quote: TripQuote) => void = () => undefined;

vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { body }: Asked) => {
    if (!path.endsWith('get-tax')) return [];
    if (!body?.coupon_code) return sampleQuote();
    return new Promise<TripQuote>((resolve) => {
      answer = resolve;
    });
  },
  onUnauthenticated: () => () => undefined,
}));

afterEach(forgetTripDraft);

async function open() {
  const actor = createActor(withoutEffects(bookTripMachine), {
    input: { pending: null, left: false },
  }).start();
  const sent: unknown[] = [];
  const send = actor.send.bind(actor);
  vi.spyOn(actor, 'send').mockImplementation((event) => {
    if (event.type === 'bookTrip.submitted') sent.push([event.payload, event.seen.total]);
    else send(event);
  });
  queryClient.setQueryData(configQuery().queryKey, settings);
  await renderAtOnce(
    <TripCheckout
      actor={actor}
      cart={sampleCart([{}])}
      config={{ ...settings, cash_on_delivery: 1 }}
      signedIn={false}
      known={{ name: 'Lina Haddad', phone: '+971501234567', email: 'l@b.co' }}
    />,
  );
  await screen.findAllByText('$120.00');
  fireEvent.click(screen.getByRole('button', { name: 'Enter a coupon code' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Coupon code' }), {
    target: { value: 'RIDE10' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return sent;
}

const confirm = () => {
  const [button] = screen.getAllByRole('button', { name: 'Confirm booking' });
  if (button) fireEvent.submit(button);
};
const isHeld = () =>
  screen
    .getAllByRole('button', { name: 'Confirm booking' })
    .map((button) => button.hasAttribute('disabled'));

it.each([
  ['with its code, once its price is there', {}, 'RIDE10'],
  ['without one that the shop refuses', { code: 'coupon_expired', message: 'Too late.' }, null],
])('PRICE-01 a trip is confirmed %s', async (_, refusal, code) => {
  const sent = await open();
  await waitFor(() => expect(isHeld()).toEqual([true, true]));
  confirm();
  expect(sent).toEqual([]);
  const isRefused = 'code' in refusal;
  await act(async () =>
    answer(
      isRefused
        ? sampleQuote({ coupon_refusal: refusal })
        : sampleQuote({ coupon_discount: 12, total: 108 }),
    ),
  );
  await waitFor(() => expect(isHeld()).toEqual([false, false]));
  confirm();
  await waitFor(() =>
    expect(sent).toEqual([
      [
        {
          payment_method: 'cash_on_delivery',
          trip_amount: isRefused ? 120 : 108,
          seen_trip: seenIn(sampleCart([{}])),
          coupon_code: code,
          contact_person_name: 'Lina Haddad',
          contact_person_number: '+971501234567',
          contact_person_email: 'l@b.co',
          trip_note: '',
        },
        isRefused ? 120 : 108,
      ],
    ]),
  );
});
