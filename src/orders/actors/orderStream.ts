import * as v from 'valibot';
import { orderEvent } from '../../../domain/orders/order';
import { apiUrl, contextHeaders } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { configQuery } from '../../client/shopQueries';
import { type OrderRef, orderOwnerQuery } from '../api/orders';

/** One server-sent event: its name, and its data lines joined. */
interface Frame {
  event: string;
  data: string;
}

function readFrame(block: string): Frame | null {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const values = (name: string) => fields.flatMap((f) => (f?.[1] === name ? [f[2] ?? ''] : []));
  const data = values('data').join('\n');
  return data ? { event: values('event').at(-1) ?? 'message', data } : null;
}

/** Splits a byte stream into server-sent events. Comments, which only keep the line open, are left out. */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + String(value).replaceAll('\r\n', '\n')).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const frame = readFrame(block);
        if (frame) yield frame;
      }
    }
  } finally {
    reader.releaseLock();
  }
}

/** Where a stream is, what its events are called, and what they hold. */
interface Stream<Event> {
  readonly path: string;
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Event>;
  /** Of somebody at a store's desk or of a courier, who is no shopper. */
  readonly staffToken?: string | null;
}

/**
 * A live stream. A fetch and not an EventSource, because the token travels in a header.
 * @throws when the stream is refused or broken; ends quietly when the server closes it
 */
export async function* liveEvents<Event>(
  { path, name, schema, staffToken }: Stream<Event>,
  signal: AbortSignal,
  onOpen: () => void,
): AsyncGenerator<Event> {
  const { lacks } = await queryClient.ensureQueryData(configQuery());
  if (lacks.includes('live_updates')) throw new Error('no stream: the back end has none');
  const response = await fetch(apiUrl(path), {
    headers: {
      ...contextHeaders(undefined, staffToken ?? undefined),
      Accept: 'text/event-stream',
    },
    cache: 'no-store',
    signal,
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream');
  if (!response.ok || !response.body || !isStream) {
    throw new Error(`no stream: ${response.status}`);
  }
  onOpen();
  for await (const { event, data } of readFrames(response.body)) {
    if (event !== name) continue;
    const parsed = v.safeParse(schema, JSON.parse(data));
    if (parsed.success) yield parsed.output;
  }
}

export function orderEvents(ref: OrderRef, signal: AbortSignal, onOpen: () => void) {
  const query = new URLSearchParams({ order_id: String(ref.orderId), ...orderOwnerQuery(ref) });
  const path = `/customer/order/stream?${query}`;
  return liveEvents({ path, name: 'order', schema: orderEvent }, signal, onOpen);
}
