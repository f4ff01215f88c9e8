import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Opinion, ReviewAnswer } from '../../../../machines/orders/reviewing';
import { reviewTripMachine } from '../../../../machines/rental/reviewTrip';
import { fakeActor, listen } from '../../../support/fakes';

const photo = { name: 'car.jpg', size: 9 };

function open() {
  const reviews = fakeActor<ReviewAnswer, Opinion>();
  const actor = createActor(reviewTripMachine.provide({ actors: { sendReview: reviews.logic } }), {
    input: { tripId: 42, vehicleId: 7 },
  });
  const heard = listen(actor);
  actor.start();
  const rate = (rating: number) => actor.send({ type: 'review.rated', rating });
  const send = (comment: string, photos = [photo]) =>
    actor.send({ type: 'review.sent', text: { comment, photos } });
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, reviews, heard, rate, send, until };
}

describe('reviewing a vehicle after its trip (ORD-08)', () => {
  it('sends the last stars, the words and photos once, and says so', async () => {
    const { actor, reviews, heard, rate, send, until } = open();
    rate(2);
    rate(5);
    send('Clean, and a full tank');
    send('Clean, and a full tank');
    expect(reviews.calls.map(({ input }) => input)).toEqual([
      { tripId: 42, vehicleId: 7, rating: 5, comment: 'Clean, and a full tank', photos: [photo] },
    ]);
    reviews.last().answer({ ok: true });
    await until('closed');
    expect(heard).toEqual(['notify trip.reviewed']);
    expect(actor.getSnapshot().output).toEqual({ reviewed: true });
  });

  it('is not left while it is sent: what became of it is told', async () => {
    const { actor, reviews, rate, send, until } = open();
    rate(5);
    send('Clean');
    actor.send({ type: 'review.closed' });
    expect(actor.getSnapshot().value).toBe('sending');
    expect(reviews.last().signal.aborted).toBe(false);
    reviews.last().answer({ ok: true });
    await until('closed');
    expect(actor.getSnapshot().output).toEqual({ reviewed: true });
  });

  it('asks for stars before anything is sent, until there is one', async () => {
    const { actor, reviews, rate, send } = open();
    send('No stars yet');
    expect(actor.getSnapshot().value).toBe('missingStars');
    send('Still none');
    expect(actor.getSnapshot().value).toBe('missingStars');
    expect(reviews.calls).toHaveLength(0);
    rate(1);
    expect(actor.getSnapshot().value).toBe('choosing');
    send('', []);
    expect(reviews.last().input).toEqual({
      tripId: 42,
      vehicleId: 7,
      rating: 1,
      comment: '',
      photos: [],
    });
  });

  it('PROF-09 tells what the shop says when it refuses', async () => {
    const { actor, reviews, heard, rate, send, until } = open();
    rate(4);
    send('Good');
    reviews.last().answer({ ok: false, message: 'You have reviewed it already.' });
    await until('refused');
    expect(actor.getSnapshot().context.message).toBe('You have reviewed it already.');
    actor.send({ type: 'review.closed' });
    expect(actor.getSnapshot().output).toEqual({ reviewed: false });
    expect(heard).toEqual([]);
  });

  it('ERR-01 keeps the stars for another try when the shop cannot be reached', async () => {
    const { actor, reviews, rate, send, until } = open();
    rate(3);
    send('Fine');
    reviews.last().fail(new Error('offline'));
    await until('failed');
    send('Fine, again');
    expect(reviews.last().input).toEqual({
      tripId: 42,
      vehicleId: 7,
      rating: 3,
      comment: 'Fine, again',
      photos: [photo],
    });
    reviews.last().answer({ ok: true });
    await until('closed');
    expect(actor.getSnapshot().output).toEqual({ reviewed: true });
  });

  it('is left without a review', () => {
    const { actor, reviews, rate } = open();
    rate(5);
    actor.send({ type: 'review.closed' });
    expect(actor.getSnapshot().output).toEqual({ reviewed: false });
    expect(reviews.calls).toHaveLength(0);
  });
});
