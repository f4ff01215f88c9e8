import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor, waitFor } from 'xstate';
import { orderAgainMachine } from '../../machines/orders/orderAgain';
import { requestRefundMachine } from '../../machines/orders/requestRefund';
import { reviewOrderMachine } from '../../machines/orders/reviewOrder';
import { reviewTripMachine } from '../../machines/rental/reviewTrip';
import { tripLengthMachine } from '../../machines/rental/tripLength';
import { fakeActor, listen } from '../support/fakes';

const refused = { ok: false, message: 'Please sign in.' };
const text = { comment: 'Fresh', photos: [] };

interface Case {
  machine: AnyStateMachine;
  /** The actor that meets a session that has ended. */
  asks: string;
  input: object;
  events: { type: string }[];
  answer: object;
  /** Where the shopper stands who does not sign in, and who does. */
  without: string;
  signedIn: string;
}

const cases: Record<string, Case> = {
  'ordering again (ORD-01)': {
    machine: orderAgainMachine,
    asks: 'orderAgain',
    input: { orderId: 1, key: 'again' },
    events: [],
    answer: { ...refused, reason: 'unauthenticated' },
    without: 'cancelled',
    signedIn: 'fillingCart',
  },
  'a review of an order (ITEM-01)': {
    machine: reviewOrderMachine,
    asks: 'sendReview',
    input: { orderId: 1, itemId: 7 },
    events: [
      { type: 'review.rated', ...{ rating: 5 } },
      { type: 'review.sent', ...{ text } },
    ],
    answer: { ...refused, isSignedOut: true },
    without: 'choosing',
    signedIn: 'sending',
  },
  'a review of a trip (ORD-08)': {
    machine: reviewTripMachine,
    asks: 'sendReview',
    input: { tripId: 1, vehicleId: 7 },
    events: [
      { type: 'review.rated', ...{ rating: 5 } },
      { type: 'review.sent', ...{ text } },
    ],
    answer: { ...refused, isSignedOut: true },
    without: 'choosing',
    signedIn: 'sending',
  },
  'asking money back (ORD-02)': {
    machine: requestRefundMachine,
    asks: 'askRefund',
    input: { orderId: 1 },
    events: [{ type: 'requestRefund.sent', ...{ wish: { reason: 'Cold', note: '', photos: [] } } }],
    answer: { ...refused, reason: 'signedOut' },
    without: 'explaining',
    signedIn: 'sending',
  },
  'another length of a trip (BOOK-05)': {
    machine: tripLengthMachine,
    asks: 'quoteLength',
    input: { tripId: 1, contactNumber: null, hours: 3 },
    events: [{ type: 'tripLength.chosen', ...{ hours: 5 } }],
    answer: { ...refused, code: 'unauthenticated' },
    without: 'choosing',
    signedIn: 'quoting',
  },
};

it.each(Object.entries(cases))(
  'SESS-11 %s when the session has ended: the shopper is asked to sign in and reads no error beside it, then it goes on',
  async (_, { machine, asks, input, events, answer, without, signedIn }) => {
    const shop = fakeActor<object>();
    const door = fakeActor<{ signedIn: boolean }>();
    const actor = createActor(
      machine.provide({ actors: { [asks]: shop.logic, askToSignIn: door.logic } }),
      { input },
    );
    const heard = listen(actor);
    actor.start();
    const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
    const ask = async () => {
      for (const event of events) actor.send(event);
      shop.last().answer(answer);
      await reach('signingIn');
    };
    await ask();
    expect(actor.getSnapshot().context.message ?? '').toBe('');
    door.last().answer({ signedIn: true });
    await reach(signedIn);
    expect(shop.calls).toHaveLength(2);
    shop.last().answer(answer);
    await reach('signingIn');
    door.last().answer({ signedIn: false });
    await reach(without);
    expect([heard, door.calls.length]).toEqual([[], 2]);
  },
);
