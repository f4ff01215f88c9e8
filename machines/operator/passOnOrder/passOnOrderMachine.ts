import type { DoneActorEvent } from 'xstate';
import { type PassedOn, passOnOrderSetup } from './passOnOrderSetup';

const outputOf = ({ event }: { event: DoneActorEvent<PassedOn> }) => event.output;

export const passOnOrderMachine = passOnOrderSetup.createMachine({
  id: 'passOnOrder',
  version: '1.0.0',
  description:
    'An operator reads of an order or a parcel that its courier does not bring, and says what becomes of it.',
  context: ({ input }) => ({ ...input, way: 'back', by: '', message: '', isSignedOut: false }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'reading',
  on: { 'passOnOrder.closed': { target: '.closed', description: 'It is left as it is.' } },
  states: {
    reading: {
      description: 'It is read who has it, since when nothing is heard of them, and whom to call.',
      meta: { screen: 'reading', requirements: ['OPER-15'] },
      tags: ['needsAnswer'],
      on: {
        'passOnOrder.started': { target: 'choosing', description: 'It is passed on.' },
      },
    },
    choosing: {
      description: 'What becomes of it is chosen; whoever has ordered it reads so.',
      meta: { screen: 'choosing', requirements: ['OPER-15'] },
      tags: ['needsAnswer'],
      on: {
        'passOnOrder.chosen': {
          target: 'telling',
          actions: { type: 'keepWay', params: ({ event }) => event },
          description: 'The way is chosen.',
        },
        'passOnOrder.kept': { target: 'reading', description: 'Its courier is waited for.' },
      },
    },
    telling: {
      description: 'The shop is told; its courier may hand it over at this moment.',
      meta: { screen: 'choosing', requirements: ['OPER-15'] },
      tags: ['busy'],
      on: { 'passOnOrder.closed': { description: 'The shop is being told.' } },
      invoke: {
        id: 'passOn',
        src: 'passOn',
        input: ({ context: { orderId, way } }) => ({ orderId, way }),
        onDone: [
          {
            guard: { type: 'isDone', params: outputOf },
            target: 'done',
            description: 'It is noted.',
          },
          {
            guard: { type: 'isHandled', params: outputOf },
            target: 'handledElsewhere',
            actions: { type: 'keepWho', params: outputOf },
            description: 'Somebody else was faster.',
          },
          {
            guard: { type: 'isSignedOut', params: outputOf },
            target: 'signedOut',
            description: 'The session has ended.',
          },
          {
            target: 'refusedByShop',
            actions: { type: 'keepMessage', params: outputOf },
            description: 'The shop does not do so, and says why.',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The shop could not be reached; the same can be tried again.',
      meta: { screen: 'trouble', requirements: ['OPER-15', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'passOnOrder.retried': { target: 'telling', description: 'It is told again.' } },
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why.',
      meta: { screen: 'refused', requirements: ['OPER-15', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'passOnOrder.started': { target: 'choosing', description: 'Another way is chosen.' } },
    },
    handledElsewhere: {
      description: 'Its courier is back, or somebody else has seen to it meanwhile.',
      meta: { screen: 'handled', requirements: ['OPER-15'] },
      tags: ['needsAnswer'],
    },
    signedOut: {
      description: 'The session has ended: nothing was done.',
      meta: { screen: 'signedOut', requirements: ['OPER-01'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'It is passed on, or canceled.',
      meta: { screen: 'none', requirements: ['OPER-15'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'It is closed as it was.',
      meta: { screen: 'none', requirements: ['OPER-15'] },
    },
  },
});
