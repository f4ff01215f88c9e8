import type { PartnerKind } from '../../../../domain/catalogue/partners';
import { ApiError } from '../../apiError';
import { type Facts, factsOf, modulesThere } from './facts';
import { newsOf } from './notices';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { isRow, moment, number, pageOf, type Row, row, rowsIn, word, wordsIn } from './values';

/**
 * A conversation comes into being with its first message. Until then it is called by its partner: a number out of reach of
 * real ones.
 */
const unbegun: Record<PartnerKind, number> = { vendor: 4e12, delivery_man: 8e12 };

interface Partner {
  kind: PartnerKind;
  id: number;
}

/** Whom the number of a conversation that has yet to begin stands for; null for a real one's. */
function partnerIn(conversation: number): Partner | null {
  if (conversation > unbegun.delivery_man)
    return { kind: 'delivery_man', id: conversation - unbegun.delivery_man };
  return conversation > unbegun.vendor
    ? { kind: 'vendor', id: conversation - unbegun.vendor }
    : null;
}

/** What partners of conversations that have yet to begin are called. */
const names = new Map<number, Row>();

const isCustomer = (type: unknown) => word(type) === 'customer';

/** The customer may be on either side; the shop itself has no person of its own. */
function sidesOf(talk: Row) {
  const isSender = isCustomer(talk.sender_type);
  return {
    own: number(isSender ? talk.sender_id : talk.receiver_id),
    type: word(isSender ? talk.receiver_type : talk.sender_type),
    partner: row(isSender ? talk.receiver : talk.sender),
  };
}

const messageOf = (one: Row, own: number | null, kind: PartnerKind) => ({
  id: one.id,
  sender_type: own !== null && number(one.sender_id) === own ? 'customer' : kind,
  message: word(one.message),
  files_full_url: wordsIn(one.file_full_url),
  key: '',
  created_at: moment(one.created_at),
});

function talkOf({ settings }: Facts, talk: Row) {
  const { own, type, partner } = sidesOf(talk);
  const kind: PartnerKind = type === 'delivery_man' ? 'delivery_man' : 'vendor';
  const name = `${word(partner.f_name)} ${word(partner.l_name)}`.trim();
  return {
    id: talk.id,
    receiver_type: kind,
    receiver: {
      id: number(kind === 'vendor' ? partner.vendor_id : partner.deliveryman_id) ?? 0,
      name: name || word(settings.business_name),
      image_full_url: word(partner.image_full_url),
    },
    order_id: number(row(talk.last_message).order_id),
    // What the customer wrote last was not read by the other: that is not news.
    unread_message_count: isOwnLast(talk, own) ? 0 : (number(talk.unread_message_count) ?? 0),
    last_message: isRow(talk.last_message) ? messageOf(talk.last_message, own, kind) : null,
    last_message_time: moment(talk.last_message_time),
  };
}

const isOwnLast = ({ last_message }: Row, own: number | null) =>
  own !== null && number(row(last_message).sender_id) === own;

async function talks(there: There, path: string, query: Row) {
  const facts = await factsOf(there);
  const answer = await there.ask('GET', path, { limit: 12, offset: 1, ...query });
  return pageOf(answer, 'conversations', 'conversations', (one) => talkOf(facts, one));
}

const found: Handler = (there) =>
  talks(
    there,
    word(there.asked.query.name).trim()
      ? '/customer/message/search-list'
      : '/customer/message/list',
    there.asked.query,
  );

const whom = ({ kind, id }: Partner): Row =>
  kind === 'vendor' ? { vendor_id: id } : { delivery_man_id: id };

/** The conversation that is told with its messages, or the one that has yet to begin. */
async function talkIn(there: There, answer: Row, partner: Partner | null) {
  if (isRow(answer.conversation)) return talkOf(await factsOf(there), answer.conversation);
  if (!partner) throw new ApiError('refused', 404, [{ code: 'not_found', message: '' }]);
  const id = unbegun[partner.kind] + partner.id;
  return {
    id,
    receiver_type: partner.kind,
    receiver: { id: partner.id, name: '', image_full_url: '', ...names.get(id) },
    last_message: null,
  };
}

/** A store is told in its own module alone, which need not be the one that is looked at. */
async function storeToWriteTo(there: There, id: unknown): Promise<Row> {
  const askIn = async (one: There): Promise<Row> =>
    row(await one.ask('GET', `/stores/details/${id}`));
  const here: Row = await askIn(there).catch((error: unknown) => {
    if (there.moduleId !== null) throw error;
    return {};
  });
  if (number(here.vendor_id) !== null) return here;
  const others = (await modulesThere(there)).map((one) => number(one.id));
  for (const module of others.filter((one) => one !== null && one !== there.moduleId)) {
    const store = await askIn(there.in(module));
    if (number(store.vendor_id) !== null) return store;
  }
  return {};
}

const open: Handler = async (there) => {
  const { receiver_type, receiver_id } = there.asked.body;
  const kind: PartnerKind = receiver_type === 'delivery_man' ? 'delivery_man' : 'vendor';
  // Stores are written to by the number of who runs them.
  const store = kind === 'vendor' ? await storeToWriteTo(there, receiver_id) : {};
  const id = number(kind === 'vendor' ? store.vendor_id : receiver_id);
  if (id === null) throw new ApiError('refused', 404, [{ code: 'not_found', message: '' }]);
  const partner = { kind, id };
  if (word(store.name))
    names.set(unbegun.vendor + id, {
      name: word(store.name),
      image_full_url: word(store.logo_full_url),
    });
  const answer = row(
    await there.ask('GET', '/customer/message/details', { ...whom(partner), limit: 1, offset: 1 }),
  );
  return talkIn(there, answer, partner);
};

const read: Handler = async (there) => {
  const { conversation_id, limit = 12, offset = 1 } = there.asked.query;
  const partner = partnerIn(number(conversation_id) ?? 0);
  const answer = row(
    await there.ask('GET', '/customer/message/details', {
      ...(partner ? whom(partner) : { conversation_id }),
      limit,
      offset,
    }),
  );
  const { own } = sidesOf(row(answer.conversation));
  const conversation = await talkIn(there, answer, partner);
  const page = pageOf(answer, 'messages', 'messages', (one) =>
    messageOf(one, own, conversation.receiver_type),
  );
  return { ...page, conversation };
};

const send: Handler = async (there) => {
  const { conversation_id, ...message } = there.asked.body;
  const partner = partnerIn(number(conversation_id) ?? 0);
  const to = partner
    ? { receiver_type: partner.kind, receiver_id: partner.id }
    : { conversation_id };
  const answer = row(
    await there.ask('POST', '/customer/message/send', { ...to, ...message }, { isForm: true }),
  );
  const [newest = {}] = rowsIn(answer.messages);
  return { ...messageOf(newest, number(newest.sender_id), 'vendor'), sender_type: 'customer' };
};

/** Seen messages and news, counted here. */
const unread: Handler = async (there) => {
  const [{ conversations }, news] = await Promise.all([
    talks(there, '/customer/message/list', { limit: 50 }),
    newsOf(there).catch(() => []),
  ]);
  const rows = rowsIn(conversations);
  const last = rows.map((one) => number(row(one.last_message).id) ?? 0);
  return {
    unread: rows.reduce((sum, one) => sum + (number(one.unread_message_count) ?? 0), 0),
    last_id: Math.max(0, ...last),
    news: news.filter(({ is_read }) => is_read === 0).length,
  };
};

export const chats: Table = {
  'GET /customer/message/list': (there) =>
    talks(there, '/customer/message/list', there.asked.query),
  'GET /customer/message/search-list': found,
  'POST /customer/message/open': open,
  'GET /customer/message/details': read,
  // Whoever asks for a conversation has read it.
  'PUT /customer/message/read': async () => ({ message: '' }),
  'POST /customer/message/send': send,
  'GET /customer/message/unread': unread,
};
