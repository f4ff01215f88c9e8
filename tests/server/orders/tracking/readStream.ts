import * as v from 'valibot';
import { expect } from 'vitest';
import { type OrderEvent, orderEvent } from '../../../../domain/orders/order';

/** Reads an order's stream; `next` resolves to its next message, null at its end. */
export function readStream(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<OrderEvent | null> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (!data) continue;
        expect(block).toContain('event: order');
        return v.parse(orderEvent, JSON.parse(data));
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      buffer += chunk.value;
    }
  };
  return { next, cancel: () => reader?.cancel() };
}
