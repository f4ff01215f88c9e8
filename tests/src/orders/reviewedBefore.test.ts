// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { ApiError } from '../../../src/client/apiError';
import {
  liveReviewOrderMachine,
  liveReviewTripMachine,
} from '../../../src/orders/actors/reviewActors';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

const opinion = { rating: 5, comment: 'Good', photos: [] };
const send = (logic: unknown, about: object) =>
  toPromise(createActor(logic as AnyActorLogic, { input: { ...opinion, ...about } }).start());
const refuse = (code: string) =>
  call.mockRejectedValue(new ApiError('refused', 409, [{ code, message: 'No.' }]));

const { sendReview: ofOrder } = liveReviewOrderMachine.implementations.actors ?? {};
const { sendReview: ofTrip } = liveReviewTripMachine.implementations.actors ?? {};

it.each([
  ['an item', ofOrder, { orderId: 1, itemId: 7 }],
  ['a courier', ofOrder, { orderId: 1, itemId: null }],
  ['a vehicle', ofTrip, { tripId: 1, vehicleId: 7 }],
])(
  'ORD-08 a review of %s whose answer was lost is there, and no refusal',
  async (_, logic, about) => {
    refuse('already_reviewed');
    expect(await send(logic, about)).toEqual({ ok: true });
    refuse('not_delivered');
    expect(await send(logic, about)).toEqual({ ok: false, message: 'No.', isSignedOut: false });
  },
);
