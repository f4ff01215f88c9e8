import { fromPromise } from 'xstate';
import { gatewayPart } from '../../../domain/checkout/gateways';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import { payOrder, switchToCash } from '../../../domain/orders/orderEndpoints';
import { paymentMachine } from '../../../machines/checkout/payment';
import { cancelOrderMachine } from '../../../machines/orders/cancelOrder';
import { refreshBalance } from '../../account/api/profile';
import { call } from '../../client/client';
import { fetchAnew } from '../../client/fetchAnew';
import { askToSignIn } from '../../identity/actors/signInActor';
import { cancelAnswer, okOrMessage } from '../../orders/actors/okOrMessage';
import { type OrderRef, orderQuery } from '../../orders/api/orders';
import { paymentCallback } from './paymentCallback';

const opened = ({ orderId, contactNumber }: OrderRef) => ({
  order_id: orderId,
  ...(contactNumber ? { contact_number: contactNumber } : {}),
});

export const livePaymentMachine = paymentMachine.provide({
  actors: {
    checkPayment: fromPromise(async ({ input }) => {
      const order = await fetchAnew(orderQuery(input));
      return {
        ok: true as const,
        facts: {
          status: order.order_status,
          method: order.payment_method,
          paid: order.payment_status === 'paid',
          givenBack: order.refunded_to !== null || order.refund?.status === 'approved',
          underWay: order.payment_under_way === 1,
        },
      };
    }),
    openPayment: fromPromise(async ({ input, signal }) => {
      const part = gatewayPart('digital_payment', input.gateway);
      const body = { ...opened(input), callback: paymentCallback(), ...part };
      return okOrMessage(async () => {
        const { redirect_link: link } = await call(payOrder, { body, signal });
        return { link };
      });
    }),
    switchToCash: fromPromise(({ input, signal }) =>
      okOrMessage(() => call(switchToCash, { body: opened(input), signal })),
    ),
  },
});

export const liveCancelOrderMachine = cancelOrderMachine.provide({
  actors: {
    cancel: fromPromise(({ input, signal }) => {
      const { reason, note } = input;
      return cancelAnswer(
        async () => {
          await call(cancelOrder, { body: { ...opened(input), reason, note }, signal });
          // What was paid out of a wallet is there again.
          void refreshBalance();
        },
        async () => {
          const order = await fetchAnew(orderQuery(input));
          return order.order_status === 'canceled';
        },
      );
    }),
    askToSignIn,
  },
});
