import { askedWait } from '../../askedWait';
import { placeOrderSetup } from './placeOrderSetup';

export const placingState = placeOrderSetup.createStateConfig({
  description: 'The order is on its way to the shop.',
  meta: { screen: 'waiting', requirements: ['CHK-01', 'CHK-02', 'CHK-03'] },
  tags: ['busy'],
  entry: 'countTry',
  invoke: {
    id: 'placeOrder',
    src: 'placeOrder',
    input: ({ context }) => context.attempt ?? { key: '', payload: context.payload },
    onDone: [
      {
        guard: { type: 'isPlaced', params: ({ event }) => event.output },
        description: 'The shop has taken the order.',
        target: 'placed',
        actions: [
          'forgetAttempt',
          {
            type: 'reportPlaced',
            params: ({ event }) => ({
              orderId: event.output.ok ? event.output.order.order_id : 0,
              redirect: event.output.ok ? event.output.order.redirect_link : null,
            }),
          },
        ],
      },
      {
        guard: { type: 'isOrderedElsewhere', params: ({ event }) => event.output },
        description: 'Another window has ordered the same; the shopper is told its number.',
        target: 'orderedElsewhere',
        actions: [
          'forgetAttempt',
          {
            type: 'reportElsewhere',
            params: ({ event: { output } }) => ({
              orderId: (output.ok ? output.order.order_id : output.refusal.orderId) ?? 0,
            }),
          },
        ],
      },
      {
        guard: { type: 'isUnsent', params: ({ event }) => event.output },
        description: 'The device has no connection, and nothing was sent before.',
        target: 'needingConnection',
        actions: 'forgetAttempt',
      },
      {
        guard: { type: 'isOffline', params: ({ event }) => event.output },
        description: 'The connection went, and an earlier try may have been taken.',
        target: 'unreachable',
      },
      {
        guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
        description: 'The session has ended; the order waits while the shopper signs in again.',
        target: 'signingIn',
      },
      {
        guard: 'isEarlierAttempt',
        description: 'An order sent before was never taken; the present one may be sent now.',
        target: 'rememberingAttempt',
        actions: ['forgetAttempt', 'resetTries'],
      },
      {
        guard: { type: 'isAmountChanged', params: ({ event }) => event.output },
        description: 'The total is no longer the one that the shopper saw.',
        target: 'checkingPrice',
        actions: 'forgetAttempt',
      },
      {
        description: 'The shop refuses the order; the step that can mend it tells why.',
        target: 'refused',
        actions: [
          'forgetAttempt',
          {
            type: 'reportRefused',
            params: ({ event }) => ({
              refusal: event.output.ok ? { code: '', message: '' } : event.output.refusal,
            }),
          },
        ],
      },
    ],
    onError: [
      {
        guard: {
          type: 'hasTriesLeft',
          params: ({ event }) => ({ wait: askedWait(event.error) }),
        },
        description: 'No answer came: the order may or may not have been taken.',
        target: 'awaitingRetry',
        actions: { type: 'keepWait', params: ({ event }) => ({ wait: askedWait(event.error) }) },
      },
      { description: 'No answer came to any of the tries.', target: 'unreachable' },
    ],
  },
});
