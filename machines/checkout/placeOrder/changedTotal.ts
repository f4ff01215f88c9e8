import { placeOrderSetup } from './placeOrderSetup';

const checkingPrice = placeOrderSetup.createStateConfig({
  description: 'The shop is asked for its new total.',
  meta: { screen: 'waiting', requirements: [] },
  tags: ['busy'],
  invoke: {
    id: 'quoteOrder',
    src: 'quoteOrder',
    input: ({ context }) => ({ payload: context.payload }),
    onDone: [
      {
        guard: { type: 'isPriced', params: ({ event }) => event.output },
        description: 'The new total is known.',
        target: 'confirmingChangedTotal',
        actions: {
          type: 'keepChanged',
          params: ({ event }) => ({ changed: event.output.ok ? event.output.quote : null }),
        },
      },
      {
        description: 'The order cannot be priced any more; the step that can mend it tells why.',
        target: 'refused',
        actions: {
          type: 'reportRefused',
          params: ({ event }) => ({
            refusal: event.output.ok ? { code: '', message: '' } : event.output.refusal,
          }),
        },
      },
    ],
    onError: 'missingPrice',
  },
});

const missingPrice = placeOrderSetup.createStateConfig({
  description:
    'The total has changed and the shop does not say to what; nothing was ordered, and the shopper may ask again.',
  meta: { screen: 'unpriced', requirements: ['PRICE-26', 'ERR-01'] },
  tags: ['failed', 'needsAnswer'],
  on: {
    'placeOrder.retried': {
      description: 'The shop is asked for its new total again.',
      target: 'checkingPrice',
    },
    'placeOrder.left': {
      description: 'The shopper goes back to the checkout; nothing was ordered.',
      target: 'declined',
      actions: 'reportDeclined',
    },
  },
});

const confirmingChangedTotal = placeOrderSetup.createStateConfig({
  description: 'The shopper sees the old and the new total, and what has changed, and decides.',
  meta: { screen: 'confirmTotal', requirements: ['PRICE-26'] },
  tags: ['needsAnswer'],
  on: {
    'placeOrder.totalConfirmed': {
      description: 'The new total is accepted; the order is sent with it.',
      target: 'rememberingAttempt',
      actions: 'acceptNewTotal',
    },
    'placeOrder.totalDeclined': {
      description: 'The shopper goes back to the checkout.',
      target: 'declined',
      actions: 'reportDeclined',
    },
  },
});

/** The shop counts another total than the shopper saw, and has refused the order for it. */
export const changedTotal = { checkingPrice, missingPrice, confirmingChangedTotal };
