import type { WantedLine } from '../../../domain/cart/cartLines';
import type { CartAnswer } from '../cartAnswer';
import type { LineFacts } from './decideLineChange';

/** What a press on a line and the answer to it do, whether the line stands in the cart or is coming back. */

interface Known {
  context: { line: WantedLine };
}

const facts = ({ event }: { event: LineFacts }) => event;

export const showQuantity = {
  type: 'showQuantity',
  params: ({ context }: Known) => context,
} as const;

export const noMore = [
  {
    guard: { type: 'isOutOfStock', params: facts },
    actions: 'sayNotEnough',
    description: 'No more units are left.',
  },
  {
    guard: { type: 'isOutOfLimits', params: facts },
    actions: 'sayTooMany',
    description: 'One cart may not hold more of this item.',
  },
] as const;

export const isLastUnit = { type: 'isLastUnit', params: facts } as const;

export const showMore = [{ type: 'wantMore', params: facts }, showQuantity] as const;
export const showLess = [{ type: 'wantLess', params: facts }, showQuantity] as const;
export const keepLine = { type: 'keepLine', params: facts } as const;

export const undoRefused = [
  { type: 'takeBackChange', params: ({ context }: Known) => context },
  {
    type: 'sayWhyRefused',
    params: ({ event }: { event: { output: CartAnswer } }) => event.output,
  },
] as const;
