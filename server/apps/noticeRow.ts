import type { Notification } from '../../domain/account/notification';

const kinds: Readonly<Record<string, string>> = {
  order: 'order_status',
  trip: 'trip_status',
  refund: 'refund',
  wallet: 'add_fund',
  points: 'loyalty_point',
};
const names = Object.keys(kinds);

/** Apps know news by one number, where ours are counted kind by kind. */
function numberOf(id: string): number {
  const [kind = '', number = ''] = id.split('-');
  return Number(number) * names.length + Math.max(0, names.indexOf(kind));
}

export const noticeRow = ({ id, data, created_at }: Notification) => ({
  id: numberOf(id),
  data: {
    title: data.title,
    description: data.description,
    image: null,
    order_id: data.order_id ?? '',
    trip_id: data.trip_id ?? '',
    type: kinds[data.type] ?? 'push_notification',
  },
  status: 1,
  created_at,
  updated_at: created_at,
});
