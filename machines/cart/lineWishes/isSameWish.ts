import type { LineWishes } from '../../../domain/cart/cartLines';

/** Whether two wishes ask the store for the same; a line without any asks for the best match. */
export function isSameWish(before: LineWishes | undefined, after: LineWishes): boolean {
  return (
    (before?.note ?? '') === (after.note ?? '') &&
    (before?.substitution ?? 'best_match') === after.substitution &&
    (before?.substitute?.id ?? null) === (after.substitute?.id ?? null)
  );
}
