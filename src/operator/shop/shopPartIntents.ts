import type { Actor } from 'xstate';
import type { editShopMachine, ShopSaving } from '../../../machines/operator/editShop';

export const shopPartIntents = (actor: Actor<typeof editShopMachine>) => ({
  save: (saving: ShopSaving) => actor.send({ type: 'editShop.saved', saving }),
  askTurn: () => actor.send({ type: 'editShop.turnAsked' }),
  turn: () => actor.send({ type: 'editShop.turnConfirmed' }),
  keep: () => actor.send({ type: 'editShop.kept' }),
  leave: () => actor.send({ type: 'editShop.leavingConfirmed' }),
  keepMine: () => actor.send({ type: 'editShop.mineKept' }),
  takeTheirs: () => actor.send({ type: 'editShop.theirsTaken' }),
  retry: () => actor.send({ type: 'editShop.retried' }),
  back: () => actor.send({ type: 'editShop.back' }),
  close: () => actor.send({ type: 'editShop.closed' }),
});

export type ShopPartIntents = ReturnType<typeof shopPartIntents>;
