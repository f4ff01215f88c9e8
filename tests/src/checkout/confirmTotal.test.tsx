import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { config } from '../../../domain/config';
import type { Quote } from '../../../domain/orders/order';
import {
  type Placing,
  type Pricing,
  placeOrderMachine,
  type Remembered,
} from '../../../machines/checkout/placeOrder';
import { ConfirmTotal } from '../../../src/checkout/ConfirmTotal';
import { configQuery } from '../../../src/client/shopQueries';
import { sampleQuote } from '../../machines/checkout/checkout/samples';
import { payload } from '../../machines/checkout/placeOrder/startShop';
import { renderPiece } from '../../support/render';

const settings = v.parse(config, {
  default_location: { lat: 24.7, lng: 37.2 },
  digit_after_decimal_point: 2,
});
const soup = { key: '1/', name: 'Soup', quantity: 1, total: 12 };
const before = sampleQuote({ total: 24.5, delivery_charge: 3, lines: [soup] });
const after = sampleQuote({
  total: 28,
  delivery_charge: 5,
  lines: [{ ...soup, total: 13.5 }],
});

/** The question about another total, as a shopper meets it who has seen `seen`. */
async function ask(seen: Quote | null) {
  const refusal = { code: 'amount_changed', message: '' };
  const machine = placeOrderMachine.provide({
    actors: {
      rememberAttempt: fromPromise(
        async (): Promise<Remembered> => ({
          attempt: { key: 'key', payload },
          resumed: false,
          sender: 'self',
        }),
      ),
      placeOrder: fromPromise(async (): Promise<Placing> => ({ ok: false, refusal })),
      quoteOrder: fromPromise(async (): Promise<Pricing> => ({ ok: true, quote: after })),
    },
    actions: { forgetAttempt: () => undefined },
  });
  const actor = createActor(machine, { input: { payload, seen } }).start();
  await waitFor(actor, ({ value }) => value === 'confirmingChangedTotal');
  await renderPiece(<ConfirmTotal actor={actor} />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
  const terms = screen.getAllByRole('term');
  return terms.map((term) => term.closest('div')?.textContent);
}

it('S22 names the line and the fee that have changed, from what to what', async () => {
  expect(await ask(before)).toEqual([
    'Soup$12.00 now $13.50',
    'Delivery$3.00 now $5.00',
    'Old total$24.50',
    'New total$28.00',
  ]);
});

it.each([
  ['none', null],
  ['another than the one that was sent', sampleQuote({ total: 20 })],
])('S22 names the totals alone where the price that was seen is %s', async (_name, seen) => {
  expect(await ask(seen)).toEqual(['Old total$24.50', 'New total$28.00']);
});
