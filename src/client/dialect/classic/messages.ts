import type { PartnerKind } from '../../../../domain/catalogue/partners';
import { ApiError } from '../../apiError';
import { factsOf, modulesThere } from './facts';
import { newsOf } from './notices';
import { keyOf, send } from './sentMessage';
import type { Handler, Table } from './tables';
import { noteAbout } from './talkAbout';
import { messageOf, partnerIn, sidesOf, talkIn, talkOf, talkThere, unbegun, whom } from './talks';
import type { There } from './there';
import { number, pageOf, type Row, row, rowsIn, word } from './values';

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
  const order_id = number(there.asked.body.order_id);
  noteAbout(unbegun[kind] + id, {
    ...(order_id !== null && { order_id }),
    ...(word(store.name) && {
      name: word(store.name),
      image_full_url: word(store.logo_full_url),
    }),
  });
  const answer = row(
    await there.ask('GET', '/customer/message/details', { ...whom(partner), limit: 1, offset: 1 }),
  );
  return talkIn(there, answer, partner);
};

const read: Handler = async (there) => {
  const { conversation_id, limit = 12, offset = 1 } = there.asked.query;
  const number_ = number(conversation_id) ?? 0;
  const answer = await talkThere(there, number_, { limit, offset });
  const { own } = sidesOf(row(answer.conversation));
  const conversation = await talkIn(there, answer, partnerIn(number_));
  const page = pageOf(answer, 'messages', 'messages', (one) => ({
    ...messageOf(one, own, conversation.receiver_type),
    key: keyOf(number_, one, own),
  }));
  return { ...page, conversation };
};

async function allTalks(there: There, offset = 1): Promise<Row[]> {
  const limit = 50;
  const page = await talks(there, '/customer/message/list', { limit, offset });
  const rows = rowsIn(page.conversations);
  const isLast = rows.length === 0 || offset * limit >= page.total_size;
  return isLast ? rows : [...rows, ...(await allTalks(there, offset + 1))];
}

/** Seen messages and news, counted here. */
const unread: Handler = async (there) => {
  const [rows, news] = await Promise.all([allTalks(there), newsOf(there).catch(() => [])]);
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
