import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CheckoutDraft } from '../../domain/checkout/draft';
import type { Step } from '../../domain/checkout/pages';
import type { checkoutMachine } from '../../machines/checkout/checkout';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

const intentsOf = (actor: CheckoutActor) => ({
  type: (patch: Partial<CheckoutDraft>) => actor.send({ type: 'checkout.typed', patch }),
  /** Another time is chosen than the one that cannot be had. */
  moveTime: (scheduleAt: string | null) => actor.send({ type: 'checkout.timeMoved', scheduleAt }),
  /** Keeps what was chosen and goes on. */
  finish: (patch: Partial<CheckoutDraft>) => {
    actor.send({ type: 'checkout.typed', patch });
    actor.send({ type: 'checkout.stepFinished' });
  },
  open: (step: Step) => actor.send({ type: 'checkout.stepOpened', step }),
  order: () => actor.send({ type: 'checkout.orderRequested' }),
  /** Something that the shop decides by is another: what it said is over. */
  askAnew: () => {
    actor.send({ type: 'checkout.typed', patch: {} });
    actor.send({ type: 'checkout.priceRetried' });
  },
  retryPrice: () => actor.send({ type: 'checkout.priceRetried' }),
  tellOrdered: (orderId: number) => actor.send({ type: 'checkout.orderedElsewhere', orderId }),
  signIn: () => actor.send({ type: 'checkout.signInRequested' }),
});

export type Intents = ReturnType<typeof intentsOf>;

export const useIntents = (actor: CheckoutActor): Intents =>
  useMemo(() => intentsOf(actor), [actor]);
