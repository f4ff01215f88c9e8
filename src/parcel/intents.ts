import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ParcelDraft, ParcelEnd } from '../../domain/parcel/parcelDraft';
import type { ParcelStep } from '../../domain/parcel/parcelSteps';
import type { ParcelFacts, parcelMachine } from '../../machines/parcel/parcel';

export type ParcelActor = ActorRefFrom<typeof parcelMachine>;

const intentsOf = (actor: ParcelActor) => ({
  type: (patch: Partial<ParcelDraft>) => actor.send({ type: 'parcel.typed', patch }),
  /** Another time is chosen than the one that cannot be had. */
  moveTime: (scheduleAt: string | null) => actor.send({ type: 'parcel.timeMoved', scheduleAt }),
  pick: (end: ParcelEnd) => actor.send({ type: 'parcel.placeAsked', end }),
  finish: (patch: Partial<ParcelDraft>) => actor.send({ type: 'parcel.stepFinished', patch }),
  open: (step: ParcelStep) => actor.send({ type: 'parcel.stepOpened', step }),
  retryPrice: () => actor.send({ type: 'parcel.priceRetried' }),
  order: () => actor.send({ type: 'parcel.orderRequested' }),
  tellOrdered: (orderId: number) => actor.send({ type: 'parcel.orderedElsewhere', orderId }),
  signIn: () => actor.send({ type: 'parcel.signInRequested' }),
  tellFacts: (facts: ParcelFacts) => actor.send({ type: 'parcel.factsChanged', facts }),
});

export type ParcelIntents = ReturnType<typeof intentsOf>;

export const useParcelIntents = (actor: ParcelActor): ParcelIntents =>
  useMemo(() => intentsOf(actor), [actor]);
