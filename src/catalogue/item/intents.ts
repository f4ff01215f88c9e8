import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { itemMachine } from '../../../machines/catalogue/item';

export type ItemActor = ActorRefFrom<typeof itemMachine>;

export const itemIntents = (actor: ItemActor) => ({
  choose: (title: string, option: string) =>
    actor.send({ type: 'item.optionChosen', title, option }),
  pressDish: (group: string, label: string) =>
    actor.send({ type: 'item.dishPressed', group, label }),
  setAddOn: (id: number, quantity: number) => actor.send({ type: 'item.addOnSet', id, quantity }),
  more: () => actor.send({ type: 'item.quantityRaised' }),
  less: () => actor.send({ type: 'item.quantityLowered' }),
  add: () => actor.send({ type: 'item.addRequested' }),
  order: (signedIn: boolean) => actor.send({ type: 'item.orderRequested', signedIn }),
  refresh: (item: Item) => actor.send({ type: 'item.refreshed', item }),
});
