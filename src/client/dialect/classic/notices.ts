import { textKey, zoneIdKey } from '../../storage/storage';
import type { Table } from './tables';
import type { There } from './there';
import { cut, isRow, moment, number, plain, type Row, row, rowsIn, word } from './values';

/** Until when news were seen: kept in the browser, since nobody else does. */
const seenUntil = textKey('news-seen');

const kinds: Record<string, string> = {
  order_status: 'order',
  trip_status: 'trip',
  message: 'message',
  loyalty_point: 'points',
  add_fund: 'wallet',
  referral_code: 'wallet',
  CashBack: 'wallet',
  refund: 'refund',
};

function noticeOf(one: Row) {
  const data = row(one.data);
  // General ones say at the top what one's own say inside; numbers of the two kinds overlap.
  const isGeneral = word(one.title) !== '' || !isRow(one.data);
  const order_id = number(data.order_id);
  const trip_id = number(data.trip_id);
  const about = trip_id !== null ? 'trip' : order_id !== null ? 'order' : 'shop';
  const created_at = moment(one.created_at);
  return {
    id: `${isGeneral ? 'all' : 'own'}-${word(one.id)}`,
    data: {
      title: word(data.title) || word(one.title),
      description: plain(word(data.description) || word(one.description)),
      type: kinds[word(data.type)] ?? about,
      order_id,
      trip_id,
    },
    created_at,
    is_read: (created_at ?? '') <= (seenUntil.get() ?? '') ? 1 : 0,
  };
}

/** News, the newest first: they come unsorted and whole. */
export async function newsOf(there: There) {
  // Without zones the call breaks there: whoever has chosen no place yet has no news.
  if (!zoneIdKey.get()) return [];
  const all = rowsIn(await there.ask('GET', '/customer/notifications')).map(noticeOf);
  return all.sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
}

export const notices: Table = {
  'GET /customer/notifications': async (there) =>
    cut(await newsOf(there), 'notifications', there.asked.query),
  'PUT /customer/notifications/read': async (there) => {
    const until = moment(there.asked.body.until);
    if (until && until > (seenUntil.get() ?? '')) seenUntil.set(until);
    return { message: '' };
  },
};
