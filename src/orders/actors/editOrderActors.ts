import { fromPromise } from 'xstate';
import { editOrder } from '../../../domain/orders/orderChangeEndpoints';
import {
  type EditAnswer,
  type EditRequest,
  editOrderMachine,
} from '../../../machines/orders/editOrder';
import { refreshBalance } from '../../account/api/profile';
import { refreshCart } from '../../cart/api/cart';
import { call } from '../../client/client';
import { draftKey } from '../../client/storage/orderKeys';
import { tellChanged } from '../../client/windows';
import { askToSignIn } from '../../identity/actors/signInActor';
import { enterModule } from '../../place/module/enterModule';
import { orderRefusalIn } from './orderRefusal';
import { refilledOf } from './refilled';

type Reason = Exclude<EditAnswer, { ok: true }>['reason'];

const reasons: Record<string, Reason> = {
  order_accepted: 'accepted',
  cart_not_empty: 'cartHolds',
  item_unavailable: 'nothingLeft',
  unauthenticated: 'signedOut',
  not_found: 'notTheirs',
};

export const liveEditOrderMachine = editOrderMachine.provide({
  actors: {
    editOrder: fromPromise<EditAnswer, EditRequest>(async ({ input, signal }) => {
      const body = { order_id: input.orderId, replace: input.replace };
      try {
        const done = await call(editOrder, { body, idempotencyKey: input.key, signal });
        // What was paid out of a wallet is there again.
        void refreshBalance();
        // The cart is seen in its module alone: an order of another one leads there.
        await enterModule(({ id }) => id === done.module_id).catch(() => false);
        tellChanged('cart');
        await refreshCart();
        return { ok: true, ...refilledOf(done) };
      } catch (error) {
        const { code, message } = orderRefusalIn(error);
        return { ok: false, reason: reasons[code] ?? 'refused', message };
      }
    }),
    askToSignIn,
  },
  actions: {
    layOutDraft: ({ context }) => draftKey.set(context.draft),
    putDraftBack: ({ context }) => draftKey.set(context.former),
    forgetDraft: () => draftKey.set(null),
  },
});
