import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Opinion, ReviewAnswer } from '../../../../machines/orders/reviewing';
import { reviewOrderMachine } from '../../../../machines/orders/reviewOrder';
import { fakeActor, listen } from '../../../support/fakes';

const text = { comment: 'Fresh', photos: [{ name: 'plate.jpg', size: 9 }] };

function open(itemId: number | null = 7) {
  const shop = fakeActor<ReviewAnswer, Opinion>();
  const actor = createActor(reviewOrderMachine.provide({ actors: { sendReview: shop.logic } }), {
    input: { orderId: 42, itemId },
  });
  const heard = listen(actor);
  actor.start();
  const rate = (rating: number) => actor.send({ type: 'review.rated', rating });
  const send = () => actor.send({ type: 'review.sent', text });
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, shop, heard, rate, send, until };
}

describe('reviewing what was delivered (ITEM-01)', () => {
  it.each([7, null])('sends the last stars, words and photos once (item %s)', async (itemId) => {
    const { actor, shop, heard, rate, send, until } = open(itemId);
    rate(2);
    rate(5);
    send();
    send();
    actor.send({ type: 'review.closed' });
    expect(shop.calls.map(({ input }) => input)).toEqual([
      { orderId: 42, itemId, rating: 5, ...text },
    ]);
    shop.last().answer({ ok: true });
    expect((await until('closed')).output).toEqual({ reviewed: true });
    expect(heard).toEqual(['notify order.reviewed']);
  });

  it('asks for stars before anything is sent', () => {
    const { actor, shop, rate, send } = open();
    send();
    expect(actor.getSnapshot().value).toBe('missingStars');
    rate(3);
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(shop.calls).toEqual([]);
  });

  it('PROF-09 says why a photo was refused, and takes the review without it', async () => {
    const { actor, shop, rate, send, until } = open();
    rate(4);
    send();
    shop.last().answer({ ok: false, message: 'Not a photo.' });
    expect((await until('refused')).context.message).toBe('Not a photo.');
    actor.send({ type: 'review.sent', text: { comment: 'Fresh', photos: [] } });
    expect(shop.last().input).toEqual({
      orderId: 42,
      itemId: 7,
      rating: 4,
      comment: 'Fresh',
      photos: [],
    });
  });

  it('ERR-01 keeps everything while the shop cannot be reached', async () => {
    const { actor, shop, rate, send, until } = open();
    rate(4);
    send();
    shop.last().fail(new Error('down'));
    await until('failed');
    rate(5);
    send();
    expect(shop.last().input).toEqual({ orderId: 42, itemId: 7, rating: 5, ...text });
    shop.last().fail(new Error('down'));
    await until('failed');
    actor.send({ type: 'review.closed' });
    expect(actor.getSnapshot().output).toEqual({ reviewed: false });
  });
});
