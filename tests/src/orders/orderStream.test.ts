import { describe, expect, it } from 'vitest';
import { readFrames } from '../../../src/orders/actors/orderStream';

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

async function read(...chunks: string[]) {
  const frames = [];
  for await (const frame of readFrames(streamOf(...chunks))) frames.push(frame);
  return frames;
}

describe('the live stream of an order', () => {
  it('reads events however the network cuts them', async () => {
    expect(
      await read('event: or', 'der\ndata: {"id"', ':1}\n\n: ping\n\nevent: order\nda', 'ta: 2\n\n'),
    ).toEqual([
      { event: 'order', data: '{"id":1}' },
      { event: 'order', data: '2' },
    ]);
  });
  it('leaves comments and unfinished events out', async () => {
    expect(await read(': ping\r\n\r\n', 'event: order\ndata: half')).toEqual([]);
  });
});
