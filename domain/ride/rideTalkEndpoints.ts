import * as v from 'valibot';
import { deskMessage, deskTalk, replyLength } from '../desk/deskInbox';
import { endpoint } from '../wire/define';
import { id, num, numOr, rows, text } from '../wire/fields';

export const readRideTalk = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ride/talks/{id}',
  summary:
    'What a shopper and the courier write each other, a page of messages, the newest first; while an order of that shopper is ridden and a day longer',
  auth: 'courier',
  query: v.object({
    /** The `next` of the page before. */
    before: v.optional(v.nullable(num)),
  }),
  body: v.object({}),
  answer: v.object({ talk: deskTalk, messages: rows(deskMessage), next: numOr(null) }),
});

export const answerRideTalk = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ride/talks/{id}/messages',
  summary: 'Answer a shopper as the courier of an order, once for each key',
  auth: 'courier',
  query: v.object({}),
  body: v.object({
    message: v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(replyLength)),
  }),
  answer: deskMessage,
  idempotent: true,
});

export const settleRideTalk = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ride/talks/{id}/settled',
  summary: 'Say that nothing is to be answered, up to the message that was seen last',
  auth: 'courier',
  query: v.object({}),
  body: v.object({ seen_id: id }),
  answer: deskTalk,
});
