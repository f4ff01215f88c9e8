import { assign, fromPromise, setup } from 'xstate';
import type { RescueWay } from '../../../domain/desk/deskOrder';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** `handled`: its courier, its store or another operator was faster; by whom is told where it is known. */
export type PassedOn =
  | { ok: true }
  | { ok: false; reason: 'handled'; by: string }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

export type PassOnOrderEvent =
  | { type: 'passOnOrder.started' }
  | { type: 'passOnOrder.kept' }
  | { type: 'passOnOrder.chosen'; way: RescueWay }
  | { type: 'passOnOrder.retried' }
  | { type: 'passOnOrder.closed' };

export type PassOnOrderScreen =
  | 'reading'
  | 'choosing'
  | 'handled'
  | 'refused'
  | 'trouble'
  | 'signedOut'
  | 'none';

interface PassOnContext {
  orderId: number;
  way: RescueWay;
  by: string;
  message: string;
  isSignedOut: boolean;
}

export interface PassingOn {
  readonly orderId: number;
  readonly way: RescueWay;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const passOnOrderSetup = setup({
  types: typesOf<{
    context: PassOnContext;
    input: { orderId: number };
    output: { signedOut: boolean };
    events: PassOnOrderEvent;
    tags: Tag;
    meta: { screen: PassOnOrderScreen; requirements: readonly string[] };
  }>(),
  actors: { passOn: fromPromise<PassedOn, PassingOn>(missing) },
  actions: {
    keepWay: assign((_, { way }: { way: RescueWay }) => ({ way })),
    keepWho: assign((_, told: PassedOn) => ({ by: 'by' in told ? told.by : '' })),
    keepMessage: assign((_, told: PassedOn) => ({
      message: 'message' in told ? told.message : '',
    })),
    noteSignedOut: assign({ isSignedOut: true }),
  },
  guards: {
    isDone: (_, told: PassedOn) => told.ok,
    isHandled: (_, told: PassedOn) => !told.ok && told.reason === 'handled',
    isSignedOut: (_, told: PassedOn) => !told.ok && told.reason === 'signedOut',
  },
});
