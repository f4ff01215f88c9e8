import { fromPromise } from 'xstate';
import { cancelOrder, payOrder, switchToCash } from '../../domain/endpoints/orders';
import { cancelOrderMachine } from '../../machines/cancelOrder';
import { paymentMachine } from '../../machines/payment';
import { call } from '../api/client';
import { type OrderRef, orderQuery } from '../api/orders';
import { refreshBalance } from '../api/profile';
import { queryClient } from '../api/queryClient';
import { refusalIn } from './orderRefusal';
import { paymentCallback } from './paymentCallback';

const opened = ({ orderId, contactNumber }: OrderRef) => ({
  order_id: orderId,
  ...(contactNumber ? { contact_number: contactNumber } : {}),
});

/** Paying, with the API behind it. */
export const livePaymentMachine = paymentMachine.provide({
  actors: {
    checkPayment: fromPromise(async ({ input }) => {
      const order = await queryClient.fetchQuery({ ...orderQuery(input), staleTime: 0 });
      return {
        ok: true as const,
        facts: {
          status: order.order_status,
          method: order.payment_method,
          paid: order.payment_status === 'paid',
        },
      };
    }),
    openPayment: fromPromise(async ({ input, signal }) => {
      try {
        const body = { ...opened(input), callback: paymentCallback() };
        const { redirect_link } = await call(payOrder, { body, signal });
        return { ok: true as const, link: redirect_link };
      } catch (error) {
        return { ok: false as const, message: refusalIn(error).message };
      }
    }),
    switchToCash: fromPromise(async ({ input, signal }) => {
      try {
        await call(switchToCash, { body: opened(input), signal });
        return { ok: true as const };
      } catch (error) {
        return { ok: false as const, message: refusalIn(error).message };
      }
    }),
  },
});

/** Cancelling, with the API behind it. */
export const liveCancelOrderMachine = cancelOrderMachine.provide({
  actors: {
    cancelOrder: fromPromise(async ({ input, signal }) => {
      try {
        const { reason, note } = input;
        await call(cancelOrder, { body: { ...opened(input), reason, note }, signal });
        // What was paid out of a wallet is there again.
        void refreshBalance();
        return { ok: true as const };
      } catch (error) {
        const { code } = refusalIn(error);
        return {
          ok: false as const,
          reason: code === 'not_cancellable' ? ('tooLate' as const) : ('refused' as const),
        };
      }
    }),
  },
});
