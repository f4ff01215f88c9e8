import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, num, numOr, rows, text } from '../wire/fields';
import { deskMessage, deskNews, deskReview, deskTalk, replyLength } from './deskInbox';

const none = v.object({});
/** Oldest first what waits, newest first what does not. */
const page = v.object({
  of: v.optional(v.picklist(['waiting', 'answered']), 'waiting'),
  /** The `next` of the page before. */
  after: v.optional(v.nullable(num)),
});
const words = v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(replyLength));

export const readDeskNews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/inbox',
  summary: 'How many messages and reviews wait for an answer of the store',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskNews,
});

export const listDeskTalks = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/talks',
  summary: 'What shoppers and the store write each other: what waits for an answer, or the rest',
  auth: 'staff',
  query: page,
  body: none,
  answer: v.object({ talks: rows(deskTalk), next: numOr(null) }),
});

export const readDeskTalk = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/talks/{id}',
  summary: 'A conversation of the store and a page of its messages, the newest first',
  auth: 'staff',
  query: v.object({
    /** The `next` of the page before. */
    before: v.optional(v.nullable(num)),
  }),
  body: none,
  answer: v.object({ talk: deskTalk, messages: rows(deskMessage), next: numOr(null) }),
});

export const answerTalk = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/talks/{id}/messages',
  summary:
    'Answer a shopper, once for each key; already_answered says who of the store has written since the message that was seen last',
  auth: 'staff',
  query: none,
  body: v.object({ message: words, seen_id: id }),
  answer: deskMessage,
  idempotent: true,
});

export const settleTalk = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/talks/{id}/settled',
  summary: 'Say that nothing is to be answered, up to the message that was seen last',
  auth: 'staff',
  query: none,
  body: v.object({ seen_id: id }),
  answer: deskTalk,
});

export const listDeskReviews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/reviews',
  summary: 'Reviews of the store’s items: those that wait for an answer, or the rest',
  auth: 'staff',
  query: page,
  body: none,
  answer: v.object({ reviews: rows(deskReview), next: numOr(null) }),
});

export const answerReview = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/reviews/{id}/reply',
  summary:
    'Answer a review, or change the answer that is seen there; already_answered where it is another meanwhile',
  auth: 'staff',
  query: none,
  body: v.object({ reply: words, instead_of: v.optional(v.pipe(text, v.maxLength(4_000)), '') }),
  answer: deskReview,
});
