import type { MessageId } from '../messages';

/** What an order brought into the cart: names of what is not sold now, and of what there is less. */
export interface Refilled {
  readonly leftOut: readonly string[];
  readonly short: readonly string[];
}

/** Which words tell it: all of it is there, some is missing, some is less, or both. */
interface Words {
  readonly all: MessageId;
  readonly without: MessageId;
  readonly less: MessageId;
  readonly both: MessageId;
}

export function sayRefilled({ leftOut, short }: Refilled, words: Words) {
  const [without, less] = [leftOut.length > 0, short.length > 0];
  const kind = without && less ? 'both' : without ? 'without' : less ? 'less' : 'all';
  return {
    type: 'notify' as const,
    tone: kind === 'all' ? ('success' as const) : ('info' as const),
    message: words[kind],
    values: { names: leftOut.join(', '), short: short.join(', ') },
  };
}
