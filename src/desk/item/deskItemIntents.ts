import type { Actor } from 'xstate';
import type { editItemMachine, ItemSaving } from '../../../machines/desk/editItem';

export const deskItemIntents = (actor: Actor<typeof editItemMachine>) => ({
  save: (saving: ItemSaving) => actor.send({ type: 'editItem.saved', saving }),
  askMenu: () => actor.send({ type: 'editItem.menuAsked' }),
  turnMenu: () => actor.send({ type: 'editItem.menuConfirmed' }),
  keep: () => actor.send({ type: 'editItem.kept' }),
  keepMine: () => actor.send({ type: 'editItem.mineKept' }),
  takeTheirs: () => actor.send({ type: 'editItem.theirsTaken' }),
  retry: () => actor.send({ type: 'editItem.retried' }),
  back: () => actor.send({ type: 'editItem.back' }),
  close: () => actor.send({ type: 'editItem.closed' }),
});

export type DeskItemIntents = ReturnType<typeof deskItemIntents>;
