import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { page, paging, rows } from '../wire/fields';
import { addFundPayload, walletBonus, walletKinds, walletTransaction } from './wallet';

const none = v.object({});

export const addFund = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/wallet/add-fund',
  summary: 'A payment page for money to be added to the wallet, once for each key',
  auth: 'customer',
  query: none,
  body: addFundPayload,
  answer: v.object({ redirect_link: v.pipe(v.string(), v.nonEmpty()) }),
  idempotent: true,
});

export const listWalletTransactions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/wallet/transactions',
  summary: 'What came into the wallet and left it, newest first',
  auth: 'customer',
  query: v.object({ ...paging, type: v.optional(v.picklist(['all', ...walletKinds]), 'all') }),
  body: none,
  answer: page('data', walletTransaction),
});

export const listWalletBonuses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/wallet/bonuses',
  summary: 'What the shop puts on top of money that is added now',
  auth: 'customer',
  query: none,
  body: none,
  answer: rows(walletBonus),
});
