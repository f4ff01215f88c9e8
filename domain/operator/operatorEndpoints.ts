import * as v from 'valibot';
import { leastPassword } from '../desk/staff';
import { endpoint } from '../wire/define';
import { id, message, num, numOr, rows, text } from '../wire/fields';
import { act, actKinds } from './act';
import { ledgerEntry, paymentKinds, storeBalance } from './ledger';
import { operatorApplication, operatorRefund } from './operatorRequests';

const none = v.object({});
const email = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255));
const session = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });
/** The `next` of the page before. */
const after = v.optional(v.nullable(num));
const next = numOr(null);
const of = v.optional(v.picklist(['open', 'answered']), 'open');
const words = v.pipe(v.string(), v.trim(), v.maxLength(500));
const saidWords = v.pipe(words, v.nonEmpty());
const amount = v.pipe(num, v.minValue(0.001), v.maxValue(1_000_000_000));

export const signInAsOperator = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/sign-in',
  summary: 'Sign in as an operator of the shop; credentials, too_many_attempts',
  auth: 'none',
  query: none,
  body: v.object({ email, password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  answer: session,
});

export const chooseOperatorPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/password',
  summary: 'Choose a password with the link that an operator was given, once; invite_expired',
  auth: 'none',
  query: none,
  body: v.object({
    invite: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    password: v.pipe(v.string(), v.minLength(leastPassword), v.maxLength(200)),
  }),
  answer: session,
});

export const signOutOperator = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/sign-out',
  summary: 'End this session of an operator',
  auth: 'operator',
  query: none,
  body: none,
  answer: message,
});

export const readOperator = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/me',
  summary: 'Which operator is signed in, and how much waits for an answer',
  auth: 'operator',
  query: none,
  body: none,
  answer: v.object({
    id,
    email: text,
    applications: numOr(0),
    refunds: numOr(0),
    /** Orders and parcels that nobody brings. */
    lost: numOr(0),
  }),
});

export const listApplications = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/applications',
  summary: 'Applications that wait, oldest first, or that were answered, newest first',
  auth: 'operator',
  query: v.object({ of, after }),
  body: none,
  answer: v.object({ applications: rows(operatorApplication), next }),
});

export const acceptApplication = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/applications/{id}/accept',
  summary: 'Make a store or a courier of an application; mail_off, already_answered, email_taken',
  auth: 'operator',
  query: none,
  body: none,
  answer: v.object({ kind: v.picklist(['store', 'courier']), id }),
});

export const refuseApplication = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/applications/{id}/refuse',
  summary: 'Refuse an application and say why; mail_off, already_answered',
  auth: 'operator',
  query: none,
  body: v.object({ why: saidWords }),
  answer: message,
});

export const listRefunds = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/refunds',
  summary: 'Money that is asked back, oldest first, or requests that were answered, newest first',
  auth: 'operator',
  query: v.object({ of, after }),
  body: none,
  answer: v.object({ refunds: rows(operatorRefund), next }),
});

export const approveRefund = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/refunds/{id}/approve',
  summary:
    'Give money of an order back, all of it or an amount; already_answered, validation for an amount above what was paid',
  auth: 'operator',
  query: none,
  body: v.object({ amount, words }),
  answer: message,
});

export const rejectRefund = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/refunds/{id}/reject',
  summary: 'Give no money of an order back and say why; already_answered',
  auth: 'operator',
  query: none,
  body: v.object({ words: saidWords }),
  answer: message,
});

export const listActs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/acts',
  summary: 'Who did what, newest first; by one address, or of one kind',
  auth: 'operator',
  query: v.object({
    by: v.optional(v.pipe(text, v.trim(), v.maxLength(255)), ''),
    kind: v.optional(v.nullable(v.picklist(actKinds))),
    after,
  }),
  body: none,
  answer: v.object({ acts: rows(act), next }),
});

export const listBalances = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/ledgers',
  summary: 'Stores by name with what the shop owes them',
  auth: 'operator',
  query: v.object({
    name: v.optional(v.pipe(text, v.maxLength(100)), ''),
    after,
  }),
  body: none,
  answer: v.object({ stores: rows(storeBalance), next }),
});

export const readLedger = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/ledgers/{id}',
  summary: 'The account of a store: its postings, newest first',
  auth: 'operator',
  query: v.object({ after }),
  body: none,
  answer: v.object({ store: storeBalance, entries: rows(ledgerEntry), next }),
});

export const recordPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/ledgers/{id}/payouts',
  summary:
    'Note that a store was paid, or has paid (`kind` receipt); `balance` and `last_payment` are what was seen of it, so that nothing is noted twice: balance_changed where another payment was noted since, or without `last_payment` where the balance is another; validation',
  auth: 'operator',
  query: none,
  body: v.object({
    kind: v.optional(v.picklist(paymentKinds), 'payout'),
    amount,
    balance: num,
    last_payment: v.optional(num),
    reference: v.pipe(words, v.maxLength(100)),
  }),
  answer: storeBalance,
});

export const exportLedger = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/ledgers/{id}/csv',
  summary: 'All postings of a store as a table (CSV), oldest first',
  auth: 'operator',
  query: none,
  body: none,
  answer: v.object({ name: text, csv: text }),
});
