import { defineModel, defineSurroundings } from '../../../charts/package/define';
import type { Answer, Play } from '../../../charts/paths/surroundings';
import { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { placeOrder as model } from '../models/placeOrder';
import { button, dialog, there } from '../screens/pieces';
import { placeOrder as screens } from '../screens/placeOrder';
import { refusal } from './answers';
import { arrive } from './checkout';

const place = 'POST /customer/order/place';
const price = 'POST /customer/order/get-tax';
const orders: Record<string, Answer> = {
  taken: { call: place },
  'the total has changed': { call: place, status: 400, body: refusal('amount_changed') },
  'sold out': { call: place, status: 400, body: refusal('out_of_stock') },
  failure: { call: place, dead: true },
};
const prices: Record<string, Answer> = {
  'a new total': { call: price },
  'sold out': { call: price, status: 400, body: refusal('out_of_stock') },
  failure: { call: price, dead: true },
};
type Parts = Parameters<typeof defineModel<typeof placeOrderMachine>>[1];

export const placeOrder: Play = {
  model: {
    ...defineModel(placeOrderMachine, model.fixtures as Parts),
    words: model.words,
  },
  screens: {
    ...screens,
    seen: {
      ...screens.seen,
      // It is the shop's own total.
      confirmingChangedTotal: there(
        dialog('The total has changed'),
        button(/^Order for/),
        button('Back'),
      ),
    },
  },
  surroundings: defineSurroundings(placeOrderMachine, {
    starts: {
      'a filled checkout': async (page) => {
        await arrive(page, 6, 'payment');
        await page.getByRole('button', { name: /^Place (the )?Order/i }).click();
      },
    },
    answers: {
      // Nobody ordered before.
      rememberAttempt: (result) => (result === 'written down' ? 'at once' : null),
      placeOrder: (result) => orders[result] ?? null,
      quoteOrder: (result) => prices[result] ?? null,
      // The way through the sign-in is the sign-in's own.
      signIn: () => null,
    },
    delays: { retryPause: [1_000, 2_000, 4_000] },
  }),
};
