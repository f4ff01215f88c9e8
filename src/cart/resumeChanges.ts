import { type CartChange, entryLike, isAsWanted, keyOfEntry } from '../../domain/cart/cartLines';
import { requestAddToCart } from './addToCart/requestAddToCart';
import { cartOwner, readCart } from './api/cart';
import { asResumed } from './api/cartChanges';
import { dropUnsent, takeUnsent } from './api/unsentChanges';
import { removeLine } from './lineIntents';

/** Starts doing a change again; answers what ends when it is done, which without a connection may be late. */
async function resume(change: CartChange): Promise<() => Promise<unknown>> {
  const entries = readCart();
  if (change.kind === 'remove' || change.kind === 'clear') {
    const meant = entries.filter(
      (entry) => change.kind === 'clear' || keyOfEntry(entry) === change.key,
    );
    for (const entry of meant) await removeLine(entry);
    return async () => undefined;
  }
  const { line } = change;
  const present = entryLike(entries, line);
  // The call may have been heard though its answer was not.
  if (present && isAsWanted(present, line)) return async () => undefined;
  const was = change.kind === 'set' ? change.was : undefined;
  const isEdit = entries.some((entry) => keyOfEntry(entry) === was);
  const edited = isEdit ? (was ?? null) : null;
  const done = asResumed(line, () => requestAddToCart({ ...line, edited }));
  return () => done;
}

/**
 * Does again what the page before this one showed in the cart and had not heard an answer to: by the
 * flows themselves, so that the shopper is told and asked as at the first time.
 */
export async function resumeChanges(): Promise<void> {
  const started: (() => Promise<unknown>)[] = [];
  for (const change of takeUnsent(cartOwner())) started.push(await resume(change));
  await Promise.all(started.map((done) => done()));
  dropUnsent();
}
