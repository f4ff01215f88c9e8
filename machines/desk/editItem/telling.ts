import type { DoneActorEvent } from 'xstate';
import type { ItemTold } from './editItemSetup';

const outputOf = ({ event }: { event: DoneActorEvent<ItemTold> }) => event.output;

/** How each thing that the shop is told of an item ends. */
export const itemTold = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#editItem.done',
    actions: {
      type: 'forgetDraft',
      params: ({ context: { itemId } }: { context: { itemId: number | null } }) => ({ itemId }),
    },
    description: 'The shop has noted it.',
  },
  {
    guard: { type: 'isChanged', params: outputOf },
    target: '#editItem.changedElsewhere',
    actions: { type: 'keepWho', params: outputOf },
    description: 'It is no longer what was read.',
  },
  {
    guard: { type: 'isSignedOut', params: outputOf },
    target: '#editItem.signedOut',
    description: 'The session has ended.',
  },
  {
    target: '#editItem.refusedByShop',
    actions: { type: 'keepMessage', params: outputOf },
    description: 'The shop does not do so, and says why.',
  },
] as const;

/** While the shop is told, the dialog stays. */
export const untouchedItem = {
  'editItem.closed': { description: 'The shop is being told.' },
} as const;
