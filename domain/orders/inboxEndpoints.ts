import * as v from 'valibot';
import { partnerKinds } from '../catalogue/partners';
import { endpoint } from '../wire/define';
import { id, message, page, paging, text } from '../wire/fields';
import { chatMessage, conversation, inboxEvent, messageLength, messagePictures } from './inbox';

const none = v.object({});

export const listConversations = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/message/list',
  summary: 'Conversations with stores and couriers, the newest first',
  auth: 'customer',
  query: v.object(paging),
  body: none,
  answer: page('conversations', conversation),
});

export const searchConversations = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/message/search-list',
  summary: 'Conversations by the name of the store or courier',
  auth: 'customer',
  query: v.object({ ...paging, name: v.optional(v.pipe(text, v.maxLength(100)), '') }),
  body: none,
  answer: page('conversations', conversation),
});

export const openConversation = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/message/open',
  summary:
    'The conversation with a store, or with the courier of an own order; the same one each time',
  auth: 'customer',
  query: none,
  body: v.object({
    receiver_type: v.picklist(partnerKinds),
    receiver_id: id,
    order_id: v.optional(v.nullable(id)),
  }),
  answer: conversation,
});

export const getConversation = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/message/details',
  summary: 'A conversation and a page of its messages, the newest first',
  auth: 'customer',
  query: v.object({ ...paging, conversation_id: id }),
  body: none,
  answer: v.object({ ...page('messages', chatMessage).entries, conversation }),
});

export const readConversation = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/message/read',
  summary: 'Note that messages have been seen, up to one of them',
  auth: 'customer',
  query: none,
  body: v.object({ conversation_id: id, last_id: id }),
  answer: message,
});

export const sendMessage = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/message/send',
  summary:
    'Send a message, with up to three pictures, once for each key; image_format, too_large, validation when it is empty',
  auth: 'customer',
  query: none,
  body: v.object({
    conversation_id: id,
    message: v.optional(v.pipe(text, v.trim(), v.maxLength(messageLength)), ''),
    'image[]': v.optional(
      v.pipe(v.array(v.instance(File)), v.maxLength(messagePictures)),
      (): File[] => [],
    ),
  }),
  answer: chatMessage,
  multipart: true,
  idempotent: true,
});

export const getInboxState = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/message/unread',
  summary: 'How many messages have not been seen',
  auth: 'customer',
  query: none,
  body: none,
  answer: inboxEvent,
});
