import { noteLength, type Substitution } from './cart';
import type { ChosenAddOn } from './cartLines';

/** Add-ons of a line that two have become: they are counted for a line, so that their counts add up. */
export function joinAddOns(
  first: readonly ChosenAddOn[],
  second: readonly ChosenAddOn[],
): ChosenAddOn[] {
  const counts = new Map<number, number>();
  for (const { id, quantity } of [...first, ...second]) {
    counts.set(id, (counts.get(id) ?? 0) + quantity);
  }
  return [...counts].map(([id, quantity]) => ({ id, quantity }));
}

function joinNotes(first: string | null, second: string | null): string | null {
  if (!first || !second) return first || second;
  if (first.includes(second)) return first;
  if (second.includes(first)) return second;
  // Half a character at the cut would be none.
  return `${first} · ${second}`.slice(0, noteLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Wishes of a line that two have become: both notes, and what was named last for when it is sold out. */
export const joinWishes = <Wishes extends { note: string | null; substitution: Substitution }>(
  first: Wishes,
  second: Wishes,
): Wishes => ({
  ...(second.substitution === 'best_match' ? first : second),
  note: joinNotes(first.note, second.note),
});
