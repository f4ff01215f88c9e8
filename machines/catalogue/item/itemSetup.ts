import { assign, emit, fromPromise, setup } from 'xstate';
import type { WantedLine } from '../../../domain/cart/cartLines';
import { decideQuantity } from '../../../domain/cart/cartRules';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { Emitted } from '../../emitted';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideStanding } from './decideStanding';
import {
  chosenVariations,
  fitted,
  lineOf,
  type Preset,
  pressed,
  type Selection,
  startSelection,
} from './selection';

export type ItemEvent =
  | { type: 'item.optionChosen'; title: string; option: string }
  | { type: 'item.dishPressed'; group: string; label: string }
  | { type: 'item.addOnSet'; id: number; quantity: number }
  | { type: 'item.quantityRaised' }
  | { type: 'item.quantityLowered' }
  /** The item was read anew: its stock, price or hours may be others. */
  | { type: 'item.refreshed'; item: Item }
  | { type: 'item.addRequested' }
  | { type: 'item.orderRequested'; signedIn: boolean };

export type Purchase = 'buy_now' | 'campaign';

export interface ItemContext {
  item: Item;
  selection: Selection;
}

const missing = () => Promise.reject(new Error('not provided'));

const isCampaign = (item: Item) => item.isCampaignItem || item.available_date_starts !== null;

/** Why one more cannot be had; null when it can. */
const limitOf = ({ item, selection }: ItemContext) => {
  const decision = decideQuantity(item, chosenVariations(item, selection), selection.quantity + 1);
  return decision.ok ? null : decision.reason;
};

const changed = (item: Item, selection: Selection, change: Partial<Selection>) => ({
  selection: fitted(item, { ...selection, ...change }),
});

export const itemSetup = setup({
  types: typesOf<{
    context: ItemContext;
    events: ItemEvent;
    input: { item: Item; preset?: Preset };
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    addToCart: opens<unknown, { line: WantedLine }>('addToCart'),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
    startPurchase: fromPromise<void, { line: WantedLine; page: Purchase }>(missing),
  },
  actions: {
    chooseOption: assign(({ context: { item, selection } }, p: { title: string; option: string }) =>
      changed(item, selection, { options: { ...selection.options, [p.title]: p.option } }),
    ),
    pressDish: assign(({ context: { item, selection } }, p: { group: string; label: string }) => {
      const group = item.food_variations.find(({ name }) => name === p.group);
      if (!group) return {};
      const labels = pressed(group, selection.dishes[p.group] ?? [], p.label);
      return changed(item, selection, { dishes: { ...selection.dishes, [p.group]: labels } });
    }),
    setAddOn: assign(({ context: { item, selection } }, p: { id: number; quantity: number }) =>
      changed(item, selection, {
        addOns: { ...selection.addOns, [p.id]: Math.max(0, p.quantity) },
      }),
    ),
    raiseQuantity: assign(({ context: { item, selection } }) =>
      changed(item, selection, { quantity: selection.quantity + 1 }),
    ),
    lowerQuantity: assign(({ context: { item, selection } }) =>
      changed(item, selection, { quantity: selection.quantity - 1 }),
    ),
    takeItem: assign(({ context }, p: { item: Item }) => ({
      item: p.item,
      selection: startSelection(p.item, context.selection),
    })),
    sayOutOfStock: emit({ type: 'notify', tone: 'error', message: 'cart.outOfStock' }),
    sayOutOfLimits: emit({ type: 'notify', tone: 'error', message: 'cart.outOfLimits' }),
    sayCombinationSoldOut: emit({
      type: 'notify',
      tone: 'error',
      message: 'cart.variationOutOfStock',
    }),
  },
  guards: {
    isUnavailable: ({ context }) =>
      decideStanding(context.item, context.selection) === 'unavailable',
    isIncomplete: ({ context }) => decideStanding(context.item, context.selection) === 'incomplete',
    isSoldOut: ({ context }) => decideStanding(context.item, context.selection) === 'soldOut',
    isReady: ({ context }) => decideStanding(context.item, context.selection) === 'ready',
    canAdd: ({ context }) =>
      decideStanding(context.item, context.selection) === 'ready' && !isCampaign(context.item),
    canOrder: ({ context }, p: { signedIn: boolean }) =>
      decideStanding(context.item, context.selection) === 'ready' &&
      (p.signedIn || !isCampaign(context.item)),
    canRaise: ({ context }) => limitOf(context) === null,
    isAtLimit: ({ context }) => limitOf(context) === 'out_of_limit',
    hasSignedIn: (_, p: { signedIn: boolean }) => p.signedIn,
  },
});

export const lineOfContext = ({ context }: { context: ItemContext }) => ({
  line: lineOf(context.item, context.selection),
});

export const purchaseOfContext = ({ context }: { context: ItemContext }) => ({
  line: lineOf(context.item, context.selection),
  page: isCampaign(context.item) ? ('campaign' as const) : ('buy_now' as const),
});
