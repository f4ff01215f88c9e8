import type { DoneActorEvent } from 'xstate';
import type { ItemTold } from './editItemSetup';

const outputOf = ({ event }: { event: DoneActorEvent<ItemTold> }) => event.output;

const itemOf = ({ context: { itemId } }: { context: { itemId: number | null } }) => ({ itemId });

/** How each thing that the shop is told of an item ends. */
export const itemTold = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#editItem.done',
    actions: {
      type: 'forgetDraft',
      params: itemOf,
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

const [_done, ...notDone] = itemTold;

/** How it ends that it leaves the menu, or comes back: what is typed stays, over that. */
export const menuTold = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#editItem.done',
    actions: { type: 'rebaseDraft', params: itemOf },
    description: 'The shop has noted it.',
  },
  ...notDone,
] as const;

/** While the shop is told, the dialog stays. */
export const untouchedItem = {
  'editItem.closed': { description: 'The shop is being told.' },
} as const;
