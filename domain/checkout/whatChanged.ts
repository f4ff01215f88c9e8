import { keysOf } from '../values/entries';
import { toMillis } from '../values/money';

/** Something that is paid for, as one quote has it: a line of an order, a vehicle of a trip. */
interface QuotedThing {
  /** The same in both quotes for the same thing. */
  readonly key: string;
  readonly name: string;
  /** Decimal amount of all of it, with its own discounts gone. */
  readonly amount: number;
}

/** What a total is the sum of; `parts` are decimal, what is taken off is negative. */
export interface Compared<Part extends string> {
  readonly things: readonly QuotedThing[];
  readonly parts: Readonly<Record<Part, number>>;
}

/** One reason for another total. Null: the thing is not in that quote. */
export type Change<Part extends string> =
  | {
      readonly kind: 'thing';
      readonly key: string;
      readonly name: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly kind: 'part'; readonly part: Part; readonly from: number; readonly to: number };

const isSame = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : toMillis(a) === toMillis(b);

/** Things of one key are told apart by their order. */
function byKey(things: readonly QuotedThing[]): Map<string, QuotedThing> {
  const seen = new Map<string, number>();
  return new Map(
    things.map((thing) => {
      const nth = (seen.get(thing.key) ?? 0) + 1;
      seen.set(thing.key, nth);
      return [nth === 1 ? thing.key : `${thing.key}#${nth}`, thing];
    }),
  );
}

/**
 * Why a total is another than it was: every thing and every part whose amount differs, things first, in the order in
 * which they were seen. The differences add up to that of the totals.
 */
export function whatChanged<Part extends string>(
  before: Compared<Part>,
  after: Compared<Part>,
): Change<Part>[] {
  const [was, is] = [byKey(before.things), byKey(after.things)];
  const things = [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Change<Part>[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const [from, to] = [old?.amount ?? null, now?.amount ?? null];
    const name = (now ?? old)?.name ?? '';
    return isSame(from, to) ? [] : [{ kind: 'thing', key, name, from, to }];
  });
  const names = keysOf(after.parts);
  const parts = names.flatMap((part): Change<Part>[] => {
    const [from, to] = [before.parts[part], after.parts[part]];
    return isSame(from, to) ? [] : [{ kind: 'part', part, from, to }];
  });
  return [...things, ...parts];
}
