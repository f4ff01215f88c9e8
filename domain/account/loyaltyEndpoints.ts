import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { message, numOr, page, paging } from '../wire/fields';
import { loyaltyTransaction, pointTransferPayload } from './loyalty';

const none = v.object({});

export const transferPoints = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/loyalty-point/point-transfer',
  summary: 'Convert points into money of the wallet, once for each key; points_short, points_few',
  auth: 'customer',
  query: none,
  body: pointTransferPayload,
  answer: v.object({ ...message.entries, amount: numOr(0), loyalty_point: numOr(0) }),
  idempotent: true,
});

export const listLoyaltyTransactions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/loyalty-point/transactions',
  summary: 'Points that were earned and converted, newest first',
  auth: 'customer',
  query: v.object(paging),
  body: none,
  answer: page('data', loyaltyTransaction),
});
