import { assign, emit, fromPromise, setup } from 'xstate';
import type { WantedLine } from '../../../domain/cart/cartLines';
import { decideQuantity } from '../../../domain/cart/cartRules';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { Emitted } from '../../emitted';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideStanding } from './decideStanding';
import { reworded } from './reworded';
import {
  type Choice,
  chosenVariations,
  fitted,
  lineOf,
  type Preset,
  type Selection,
  startSelection,
  withChoice,
} from './selection';

export type ItemEvent =
  | Choice
  | { type: 'item.quantityRaised' }
  | { type: 'item.quantityLowered' }
  /** So many lie in the cart as it is chosen; 1 where none do. */
  | { type: 'item.cartSeen'; quantity: number }
  /** The item was read anew: its stock, price or hours may be others. */
  | { type: 'item.refreshed'; item: Item }
  | { type: 'item.addRequested' }
  | { type: 'item.orderRequested'; signedIn: boolean };

export type Purchase = 'buy_now' | 'campaign';

export interface ItemContext {
  item: Item;
  selection: Selection;
  /** The shopper, or what led here, has said how many. */
  isCounted: boolean;
  /** As it was chosen when it was last asked to go into the cart. */
  asked: Selection | null;
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

const chosen = ({ item, selection }: ItemContext, choice: Choice) => ({
  selection: withChoice(item, selection, choice),
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
    chooseOption: assign(({ context }, choice: Choice) => chosen(context, choice)),
    pressDish: assign(({ context }, choice: Choice) => chosen(context, choice)),
    setAddOn: assign(({ context }, choice: Choice) => chosen(context, choice)),
    raiseQuantity: assign(({ context: { item, selection } }) => ({
      ...changed(item, selection, { quantity: selection.quantity + 1 }),
      isCounted: true,
    })),
    lowerQuantity: assign(({ context: { item, selection } }) => ({
      ...changed(item, selection, { quantity: selection.quantity - 1 }),
      isCounted: true,
    })),
    takeCount: assign(({ context: { item, selection } }, { quantity }: { quantity: number }) =>
      changed(item, selection, { quantity }),
    ),
    noteAsked: assign({ asked: ({ context }) => context.selection }),
    followCart: assign({ isCounted: false }),
    takeItem: assign(({ context }, p: { item: Item }) => ({
      item: p.item,
      selection: startSelection(p.item, reworded(context.item, p.item, context.selection)),
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
    canAddOther: ({ context }) =>
      decideStanding(context.item, context.selection) === 'ready' &&
      JSON.stringify(context.selection) !== JSON.stringify(context.asked),
    canOrder: ({ context }, p: { signedIn: boolean }) =>
      decideStanding(context.item, context.selection) === 'ready' &&
      (p.signedIn || !isCampaign(context.item)),
    canRaise: ({ context }) => limitOf(context) === null,
    isAtLimit: ({ context }) => limitOf(context) === 'out_of_limit',
    isUncounted: ({ context }) => !context.isCounted,
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
