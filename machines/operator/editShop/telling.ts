import type { DoneActorEvent } from 'xstate';
import type { ShopAsked, ShopPart, ShopTold } from './editShopSetup';

const outputOf = ({ event }: { event: DoneActorEvent<ShopTold> }) => event.output;

/** What the shop is told. */
export const shopAsked = ({
  context: { part, read, saving, leaves },
}: {
  context: ShopAsked;
}): ShopAsked => ({ part, read, saving, leaves });

/** How each thing that the shop is told of a part of it ends. */
export const shopTold = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#editShop.done',
    actions: {
      type: 'forgetDraft',
      params: ({ context: { part } }: { context: { part: ShopPart } }) => ({ part }),
    },
    description: 'The shop has noted it.',
  },
  {
    guard: { type: 'isChanged', params: outputOf },
    target: '#editShop.changedElsewhere',
    actions: { type: 'keepWho', params: outputOf },
    description: 'It is no longer what was read.',
  },
  {
    guard: { type: 'isFault', params: outputOf },
    target: '#editShop.editing',
    actions: { type: 'keepFault', params: outputOf },
    description: 'The shop says which field is wrong, such as a code that another coupon has.',
  },
  {
    guard: { type: 'isSignedOut', params: outputOf },
    target: '#editShop.signedOut',
    description: 'The session has ended.',
  },
  {
    target: '#editShop.refusedByShop',
    actions: { type: 'keepMessage', params: outputOf },
    description: 'The shop does not do so, and says why.',
  },
] as const;

const [_done, ...notDone] = shopTold;

/** How it ends that something ends, works again or goes. */
export const turnTold = [
  {
    guard: { type: 'isDone', params: outputOf },
    target: '#editShop.done',
    actions: {
      type: 'settleDraft',
      params: ({ context: { part } }: { context: { part: ShopPart } }) => ({ part }),
    },
    description: 'The shop has noted it.',
  },
  ...notDone,
] as const;

/** Of a zone alone: what is told may leave somebody outside. */
export const someLeft = {
  guard: { type: 'isLeaving', params: outputOf },
  target: '#editShop.askingLeaving',
  actions: { type: 'keepLeaves', params: outputOf },
  description: 'A zone would no longer serve some that it serves now, and it is said how many.',
} as const;

/** While the shop is told, the dialog stays. */
export const untouchedPart = {
  'editShop.closed': { description: 'The shop is being told.' },
} as const;
