import type { PartnerKind } from '../../domain/catalogue/partners';
import { getProfile } from '../../domain/identity/sessionEndpoints';
import type { ChatMessage, Conversation } from '../../domain/orders/inbox';
import * as inbox from '../../domain/orders/inboxEndpoints';
import type { AppCall, Translations } from './call';
import { numberOf } from './numbers';
import { pageAsked, pageTold } from './paging';

/** Persons have numbers of their own there: stores have the even ones, couriers the odd. */
const personOf = ({ receiver_type, receiver }: Conversation) =>
  receiver.id * 2 + (receiver_type === 'vendor' ? 0 : 1);

const nobody = {
  f_name: '',
  l_name: '',
  phone: null,
  email: null,
  image: '',
  image_full_url: null,
  user_id: null,
  vendor_id: null,
  deliveryman_id: null,
  admin_id: null,
};

async function ownSide(call: AppCall) {
  const profile = await call.ask(getProfile);
  const id = await numberOf(call.deps.db, profile.id, call.deps.clock.now());
  const { f_name, l_name, phone, email, image_full_url } = profile;
  const image = call.picture(image_full_url);
  return { ...nobody, id, user_id: id, f_name, l_name, phone, email, image_full_url: image };
}

type Own = Awaited<ReturnType<typeof ownSide>>;

const messageRow = (call: AppCall, talk: Conversation, own: Own) => (one: ChatMessage) => ({
  id: one.id,
  conversation_id: talk.id,
  sender_id: one.sender_type === 'customer' ? own.id : personOf(talk),
  message: one.message || null,
  file: null,
  file_full_url: one.files_full_url.flatMap((address) => call.picture(address) ?? []),
  is_seen: 1,
  order_id: talk.order_id,
  order: null,
  created_at: one.created_at,
  updated_at: one.created_at,
});

function talkRow(call: AppCall, talk: Conversation, own: Own) {
  const { receiver, receiver_type, last_message: last } = talk;
  const isVendor = receiver_type === 'vendor';
  return {
    id: talk.id,
    sender_id: own.id,
    sender_type: 'customer',
    receiver_id: personOf(talk),
    receiver_type,
    unread_message_count: talk.unread_message_count,
    last_message_id: last?.id ?? null,
    last_message_time: talk.last_message_time,
    sender: own,
    receiver: {
      ...nobody,
      id: personOf(talk),
      f_name: receiver.name,
      image_full_url: call.picture(receiver.image_full_url),
      vendor_id: isVendor ? receiver.id : null,
      deliveryman_id: isVendor ? null : receiver.id,
    },
    last_message: last ? messageRow(call, talk, own)(last) : null,
    created_at: talk.last_message_time,
    updated_at: talk.last_message_time,
  };
}

type Listing = typeof inbox.listConversations | typeof inbox.searchConversations;

async function listed(call: AppCall, endpoint: Listing) {
  const { given } = call;
  const query = { ...pageAsked(given), name: given.text('name') };
  const [page, own] = await Promise.all([call.ask(endpoint, { query }), ownSide(call)]);
  return {
    type: given.text('type'),
    ...pageTold(page),
    conversations: page.conversations.map((talk) => talkRow(call, talk, own)),
  };
}

/** A page of what was said, which has been read with it. */
async function told(call: AppCall, conversation_id: number) {
  const query = { ...pageAsked(call.given), conversation_id };
  const [page, own] = await Promise.all([
    call.ask(inbox.getConversation, { query }),
    ownSide(call),
  ]);
  const [newest] = page.messages;
  if (newest && query.offset === 1)
    await call.ask(inbox.readConversation, { body: { conversation_id, last_id: newest.id } });
  return {
    ...pageTold(page),
    status: true,
    messages: page.messages.map(messageRow(call, page.conversation, own)),
    conversation: talkRow(call, page.conversation, own),
  };
}

interface Partner {
  readonly kind: PartnerKind;
  readonly id: number;
}

function partnerAsked({ given }: AppCall): Partner | null {
  const [store, courier] = [given.number('vendor_id'), given.number('delivery_man_id')];
  if (store) return { kind: 'vendor', id: store };
  return courier ? { kind: 'delivery_man', id: courier } : null;
}

const mostSought = 100;

/** Nothing is begun by looking: of whom nothing was written to yet there is no conversation. */
async function known(call: AppCall, { kind, id }: Partner): Promise<number | null> {
  const query = { limit: mostSought };
  const { conversations } = await call.ask(inbox.listConversations, { query });
  const isTheirs = ({ receiver_type, receiver }: Conversation) =>
    receiver_type === kind && receiver.id === id;
  return conversations.find(isTheirs)?.id ?? null;
}

async function details(call: AppCall) {
  const partner = partnerAsked(call);
  const id = call.given.number('conversation_id') || (partner && (await known(call, partner)));
  if (id !== null) return told(call, id);
  const page = pageTold({ total_size: 0, ...pageAsked(call.given) });
  // The shop itself is not written to here.
  return { ...page, status: partner !== null, messages: [], conversation: null };
}

async function sent(call: AppCall) {
  const { given } = call;
  const asked = {
    receiver_type: given.text('receiver_type'),
    receiver_id: given.number('receiver_id'),
    order_id: given.number('order_id'),
  };
  const id =
    given.number('conversation_id') || (await call.ask(inbox.openConversation, { body: asked })).id;
  const form = new FormData();
  form.set('conversation_id', String(id));
  form.set('message', given.text('message'));
  for (const file of given.files('image')) form.append('image[]', file);
  await call.ask(inbox.sendMessage, { body: form });
  return told(call, id);
}

export const messageCalls: Translations = {
  'GET /customer/message/list': (call) => listed(call, inbox.listConversations),
  'GET /customer/message/search-list': (call) => listed(call, inbox.searchConversations),
  'GET /customer/message/details': details,
  'POST /customer/message/send': sent,
};
