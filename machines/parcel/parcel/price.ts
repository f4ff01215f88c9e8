import { parcelSetup, toPrice } from './parcelSetup';

export const price = parcelSetup.createStateConfig({
  description: 'The price, as the shop computes it from the measured way.',
  meta: { screen: 'steps', requirements: ['PRICE-23', 'PRICE-24'] },
  initial: 'weighing',
  on: {
    'parcel.priceOutdated': {
      description: 'Kind, places or tip have changed.',
      target: '.settling',
    },
  },
  states: {
    settling: {
      description: 'A short pause, in case the shopper changes more.',
      meta: { screen: 'steps', price: 'settling', requirements: [] },
      after: { priceDebounce: { description: 'The shopper has paused.', target: 'weighing' } },
    },
    weighing: {
      description: 'We see whether everything is known that a price needs.',
      meta: { screen: 'steps', price: 'unknown', requirements: [] },
      always: [
        { guard: 'isPriceable', target: 'asking', description: 'Kind and both places are known.' },
        {
          target: 'unknown',
          description: 'Kind or a place is missing.',
          actions: 'forgetPrice',
        },
      ],
    },
    unknown: {
      description: 'There is no price before kind and both places are known.',
      meta: { screen: 'steps', price: 'unknown', requirements: [] },
    },
    asking: {
      description: 'The shop measures the way and computes the price.',
      meta: { screen: 'steps', price: 'asking', requirements: ['PRICE-23', 'PRICE-24'] },
      invoke: {
        id: 'quoteParcel',
        src: 'quoteParcel',
        input: ({ context }) => toPrice(context),
        onDone: [
          {
            guard: { type: 'isPriced', params: ({ event }) => event.output },
            description: 'The price is known.',
            target: 'known',
            actions: {
              type: 'keepPrice',
              params: ({ event }) => {
                if (!event.output.ok) throw new Error('guarded by isPriced');
                return { quote: event.output.quote };
              },
            },
          },
          {
            guard: { type: 'isWayUnmeasured', params: ({ event }) => event.output },
            description: 'The routing service is down.',
            target: 'wayUnknown',
            actions: { type: 'keepPriceRefusal', params: ({ event }) => event.output },
          },
          {
            description: 'The parcel cannot be sent as it is.',
            target: 'refused',
            actions: { type: 'keepPriceRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'forgetPrice' },
      },
    },
    known: {
      description: 'The price is known and up to date.',
      meta: { screen: 'steps', price: 'known', requirements: ['PRICE-26'] },
      on: {
        'parcel.orderRequested': {
          guard: 'canOrder',
          description: 'Everything is filled in and priced: the parcel is ordered.',
          target: '#parcel.placing',
        },
      },
    },
    refused: {
      description: 'The shop says why it cannot bring this parcel; a change asks again.',
      meta: { screen: 'steps', price: 'refused', requirements: [] },
      on: { 'parcel.priceRetried': { description: 'Asked again.', target: 'asking' } },
    },
    wayUnknown: {
      description: 'The way could not be measured, so there is no price; the shopper tries again.',
      meta: { screen: 'steps', price: 'wayUnknown', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: { 'parcel.priceRetried': { description: 'Asked again.', target: 'asking' } },
    },
    failed: {
      description: 'The shop could not be asked; the shopper may try again.',
      meta: { screen: 'steps', price: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: { 'parcel.priceRetried': { description: 'Asked again.', target: 'asking' } },
    },
  },
});
