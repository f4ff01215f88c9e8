import { describe, expect, it, vi } from 'vitest';
import type { ParcelInput } from '../../../../machines/parcel/parcel';
import { openPriced } from './open';
import { sampleParcel } from './samples';

/** A flow that is priced, with the states that it comes to from there on. */
async function watch(change: Partial<ParcelInput> = {}) {
  const flow = await openPriced(change);
  const seen: string[] = [];
  flow.actor.subscribe(({ value }) => {
    const state = typeof value === 'string' ? value : Object.keys(value).join();
    if (seen.at(-1) !== state) seen.push(state);
  });
  return { ...flow, seen };
}

describe('a parcel that another window has sent (ORD-02)', () => {
  const draft = sampleParcel({ key: 'the key of the parcel that was sent' });

  it('is told at once, and its draft is forgotten with its key', async () => {
    const { actor, drafts, seen } = await watch({ draft });
    expect(drafts).toEqual([draft]);
    actor.send({ type: 'parcel.orderedElsewhere', orderId: 100_010 });
    expect(drafts).toEqual([]);
    expect(seen).toEqual(['orderedElsewhere']);
    const { status, context, output } = actor.getSnapshot();
    expect([status, context.elsewhere, output]).toEqual(['done', 100_010, null]);
  });

  it.each(['already_ordered', 'idempotency_key_reused'])(
    'is told by the answer %s, and its draft is forgotten then and not before',
    async (code) => {
      const { actor, orders, remembered, drafts, seen, until } = await watch({ draft });
      actor.send({ type: 'parcel.typed', patch: { note: 'Ring once' } });
      actor.send({ type: 'parcel.orderRequested' });
      await vi.waitFor(() => orders.last());
      expect(drafts).toEqual([draft]);
      const refusal = { code, message: '', orderId: 100_010 };
      orders.last().answer({ ok: false, refusal });
      await until('orderedElsewhere');
      expect(seen).toEqual(['filling', 'placing', 'orderedElsewhere']);
      expect([drafts, remembered]).toEqual([[], []]);
      expect(actor.getSnapshot().context.elsewhere).toBe(100_010);
    },
  );
});
