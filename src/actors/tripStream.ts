import * as v from 'valibot';
import { type TripEvent, tripEvent } from '../../domain/entities/rental/trip';
import { apiUrl, contextHeaders } from '../api/client';
import { type OrderRef, ownerOf } from '../api/orders';
import { readFrames } from './orderStream';

/**
 * The live stream of a trip. A fetch and not an EventSource, because the token travels in a header.
 * @throws when the stream is refused or broken; ends quietly when the server closes it
 */
export async function* tripEvents(
  ref: OrderRef,
  signal: AbortSignal,
  onOpen: () => void,
): AsyncGenerator<TripEvent> {
  const query = new URLSearchParams({ trip_id: String(ref.orderId), ...ownerOf(ref) });
  const response = await fetch(apiUrl(`/rental/user/trip/stream?${query}`), {
    headers: { ...contextHeaders(), Accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream');
  if (!response.ok || !response.body || !isStream) {
    throw new Error(`no stream: ${response.status}`);
  }
  onOpen();
  for await (const { event, data } of readFrames(response.body)) {
    if (event !== 'trip') continue;
    const parsed = v.safeParse(tripEvent, JSON.parse(data));
    if (parsed.success) yield parsed.output;
  }
}
