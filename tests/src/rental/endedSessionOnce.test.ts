// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate';
import { livePaymentMachine } from '../../../src/checkout/actors/paymentActors';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, tokenKey } from '../../../src/client/storage/storage';
import { liveTripPaymentMachine } from '../../../src/rental/actors/tripActors';
import { liveTripLineMachine } from '../../../src/rental/actors/tripLineActors';
import { sampleCart, samplePlan } from '../../support/rental';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));
// The dialog is closed without signing in.
vi.mock('../../../src/identity/actors/signInActor', () => ({
  askToSignIn: fromPromise(async () => ({ signedIn: false })),
}));

beforeEach(() => {
  guestIdKey.set('g1');
  call
    .mockReset()
    .mockRejectedValue(
      new ApiError('unauthenticated', 401, [{ code: 'unauthenticated', message: 'Who?' }], null),
    );
});
afterEach(() => tokenKey.set(null));

const open = fromPromise(async () => ({
  ok: true,
  facts: {
    status: 'pending',
    method: 'digital_payment',
    paid: false,
    givenBack: false,
    underWay: false,
  },
}));
const paying = (machine: AnyStateMachine) => machine.provide({ actors: { checkPayment: open } });
const order = { orderId: 100_007, contactNumber: null, flag: 'cancel' };
const [line] = sampleCart([{ quantity: 2 }]).carts;
const trip = { line, plan: samplePlan() };

type Row = [string, AnyStateMachine, unknown, object, unknown];
const rows: Row[] = [
  [
    'pay an order again',
    paying(livePaymentMachine),
    order,
    { type: 'payment.retried', gateway: null },
    'choosing',
  ],
  [
    'cash for an order',
    paying(livePaymentMachine),
    order,
    { type: 'payment.cashChosen' },
    'choosing',
  ],
  [
    'pay a trip again',
    paying(liveTripPaymentMachine),
    order,
    { type: 'payment.retried', gateway: null },
    'choosing',
  ],
  [
    'cash for a trip',
    paying(liveTripPaymentMachine),
    order,
    { type: 'payment.cashChosen' },
    'choosing',
  ],
  [
    'one vehicle more',
    liveTripLineMachine,
    trip,
    { type: 'tripLine.increased', ...trip },
    { changing: 'resting' },
  ],
  [
    'a vehicle taken out',
    liveTripLineMachine,
    trip,
    { type: 'tripLine.removeChosen', ...trip },
    { changing: 'resting' },
  ],
];

it.each(rows)(
  'SESS-11 a session that has ended is told by its own message alone: %s',
  async (_, machine, input, event, rest) => {
    const actor = createActor(machine, { input });
    const said: unknown[] = [];
    actor.on('*', (told) => said.push(told));
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.can(event as never));
    actor.send(event as never);
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect([said, actor.getSnapshot().value]).toEqual([[], rest]);
  },
);
