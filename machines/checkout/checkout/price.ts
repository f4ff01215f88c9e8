import { quotePayloadOf } from '../../../domain/checkout/payload';
import { checkoutSetup } from './checkoutSetup';

export const price = checkoutSetup.createStateConfig({
  description: 'The price, as the shop computes it.',
  meta: { screen: 'steps', requirements: ['PRICE-26'] },
  initial: 'quoting',
  on: {
    'checkout.priceOutdated': {
      description: 'Something changed that the price depends on.',
      target: '.settling',
      actions: 'forgetPriceRefusal',
    },
  },
  states: {
    settling: {
      description: 'A short pause, in case the shopper changes more.',
      meta: { screen: 'steps', price: 'outdated', requirements: [] },
      after: { priceDebounce: { description: 'The shopper has paused.', target: 'quoting' } },
    },
    quoting: {
      description: 'The shop computes the price.',
      meta: {
        screen: 'steps',
        price: 'outdated',
        requirements: ['PRICE-03', 'PRICE-04', 'PRICE-05'],
      },
      invoke: {
        id: 'quoteOrder',
        src: 'quoteOrder',
        input: ({ context }) => quotePayloadOf(context.draft, context.lines),
        onDone: [
          {
            guard: { type: 'isQuoted', params: ({ event }) => event.output },
            description: 'The price is known.',
            target: 'priced',
            actions: {
              type: 'keepPrice',
              params: ({ event }) => {
                if (!event.output.ok) throw new Error('guarded by isQuoted');
                return { quote: event.output.quote };
              },
            },
          },
          {
            guard: { type: 'isLeftOrderTaken', params: ({ event }) => event.output },
            description: 'The cart is empty: the order that was left is asked about.',
            target: '#checkout.placing',
            actions: 'takeUpLeft',
          },
          {
            description: 'The order cannot be priced as it is.',
            target: 'refused',
            actions: {
              type: 'keepPriceRefusal',
              params: ({ event }) => ({
                refusal: event.output.ok ? { code: '', message: '' } : event.output.refusal,
              }),
            },
          },
        ],
        onError: 'failed',
      },
    },
    priced: {
      description: 'The price is known and up to date.',
      meta: { screen: 'steps', price: 'current', requirements: ['PRICE-26'] },
      on: {
        'checkout.orderRequested': {
          guard: 'canOrder',
          description: 'Everything is chosen and priced: the order is placed.',
          target: '#checkout.placing',
        },
      },
    },
    refused: {
      description: 'The shop says why the order cannot be priced; a change asks again.',
      meta: { screen: 'steps', price: 'refused', requirements: [] },
      on: { 'checkout.priceRetried': { description: 'Asked again.', target: 'quoting' } },
    },
    failed: {
      description: 'The shop could not be asked; the shopper may try again.',
      meta: { screen: 'steps', price: 'failed', requirements: [] },
      tags: ['failed'],
      on: { 'checkout.priceRetried': { description: 'Asked again.', target: 'quoting' } },
    },
  },
});
