import { useEffect, useRef } from 'react';
import type { OrderDetails } from '../../../domain/orders/order';
import { showNote } from '../../client/notes';
import { orderNewsKey } from '../../client/storage/wishes';
import { useStatusNames } from '../myOrders/useStatusNames';

/** A note of the browser when the order moves on while its page is not looked at, for whoever wants it (PAGE-04). */
export function useOrderNews(order: OrderDetails): void {
  const names = useStatusNames(order);
  const status = order.order_status;
  const title = order.store?.name || `#${order.id}`;
  const text = names[status];
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    const isWanted =
      document.hidden &&
      orderNewsKey.get() === 'on' &&
      'Notification' in window &&
      Notification.permission === 'granted';
    if (!isWanted) return;
    const link = `/track-order?order_id=${order.id}`;
    // Where it cannot be shown, the page itself tells as well.
    showNote(title, { body: text, tag: `order-${order.id}`, link }).catch(() => undefined);
  }, [title, text, order.id]);
}
