import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { placeOrderMachine } from '../../machines/checkout/placeOrder';

export type PlaceOrderActor = ActorRefFrom<typeof placeOrderMachine>;

export const usePlacingIntents = (actor: PlaceOrderActor) =>
  useMemo(
    () => ({
      confirm: () => actor.send({ type: 'placeOrder.totalConfirmed' }),
      decline: () => actor.send({ type: 'placeOrder.totalDeclined' }),
      retry: () => actor.send({ type: 'placeOrder.retried' }),
      signIn: () => actor.send({ type: 'placeOrder.signInChosen' }),
      orderAnew: () => actor.send({ type: 'placeOrder.orderedAnew' }),
      leave: () => actor.send({ type: 'placeOrder.left' }),
    }),
    [actor],
  );
