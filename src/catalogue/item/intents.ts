import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { ItemEvent, itemMachine } from '../../../machines/catalogue/item';

export type ItemActor = ActorRefFrom<typeof itemMachine>;
export type ItemIntents = ReturnType<typeof itemIntents>;

export const itemIntents = (send: (event: ItemEvent) => void) => ({
  choose: (title: string, option: string) => send({ type: 'item.optionChosen', title, option }),
  pressDish: (group: string, label: string) => send({ type: 'item.dishPressed', group, label }),
  setAddOn: (id: number, quantity: number) => send({ type: 'item.addOnSet', id, quantity }),
  more: () => send({ type: 'item.quantityRaised' }),
  less: () => send({ type: 'item.quantityLowered' }),
  add: () => send({ type: 'item.addRequested' }),
  order: (signedIn: boolean) => send({ type: 'item.orderRequested', signedIn }),
  seeCart: (quantity: number) => send({ type: 'item.cartSeen', quantity }),
  refresh: (item: Item) => send({ type: 'item.refreshed', item }),
});
