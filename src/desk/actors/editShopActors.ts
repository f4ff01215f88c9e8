import { fromPromise } from 'xstate';
import * as calls from '../../../domain/desk/shopCouponEndpoints';
import {
  editShopMachine,
  type ShopAsked,
  type ShopLoaded,
  type ShopPart,
  type ShopTold,
} from '../../../machines/desk/editShop';
import { refusedIn } from '../../client/apiError';
import { callOperator, readRoomAgain } from '../api/operator';
import { dropShopDraft, rebaseShopDraft, renewShopKey } from '../shop/shopDraft';

async function load({ id }: ShopPart, signal: AbortSignal): Promise<ShopLoaded> {
  try {
    const places = await callOperator(calls.readCouponPlaces, { signal });
    const params = { id: id ?? 0 };
    const coupon =
      id === null ? null : await callOperator(calls.readShopCoupon, { params, signal });
    return { ok: true, read: { kind: 'coupon', coupon, places } };
  } catch (error) {
    const { reason, status } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (status === 404) return { ok: false, reason: 'gone' };
    throw error;
  }
}

async function save({ part: { id }, saving }: ShopAsked, signal: AbortSignal): Promise<unknown> {
  if (!saving) return null;
  const { form: coupon, key, version } = saving;
  return id === null
    ? callOperator(calls.addShopCoupon, { body: { coupon }, idempotencyKey: key, signal })
    : callOperator(calls.editShopCoupon, { params: { id }, body: { coupon, version }, signal });
}

const turn = ({ part: { id }, read }: ShopAsked, signal: AbortSignal): Promise<unknown> =>
  callOperator(calls.setCouponActive, {
    params: { id: id ?? 0 },
    body: { is_active: read?.coupon?.is_active === 1 ? 0 : 1 },
    signal,
  });

async function toldOf({ part }: ShopAsked, asking: Promise<unknown>): Promise<ShopTold> {
  try {
    await asking;
    readRoomAgain();
    return { ok: true };
  } catch (error) {
    const { reason, said, errors } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (reason === 'changed_meanwhile')
      return { ok: false, reason: 'changed', by: errors[0]?.by ?? '' };
    const field = errors[0]?.field?.replace(/^\w+\./, '');
    if (reason === 'validation' && field)
      return { ok: false, reason: 'fault', fault: { field, message: said } };
    // It was made with what was typed then: sent once more it is another.
    if (reason === 'idempotency_key_reused') renewShopKey(part);
    return { ok: false, reason: 'refused', message: said };
  }
}

export const liveEditShopMachine = editShopMachine.provide({
  actors: {
    loadPart: fromPromise<ShopLoaded, { part: ShopPart }>(({ input, signal }) =>
      load(input.part, signal),
    ),
    savePart: fromPromise<ShopTold, ShopAsked>(({ input, signal }) =>
      toldOf(input, save(input, signal)),
    ),
    turnPart: fromPromise<ShopTold, ShopAsked>(({ input, signal }) =>
      toldOf(input, turn(input, signal)),
    ),
  },
  actions: {
    forgetDraft: (_, { part }) => dropShopDraft(part),
    rebaseDraft: (_, { part }) => rebaseShopDraft(part),
  },
});
