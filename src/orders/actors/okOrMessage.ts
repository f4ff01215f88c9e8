import type { CancelAnswer } from '../../../machines/orders/cancelling';
import { orderRefusalIn } from './orderRefusal';

/** What a call brings, or what the shop says when it refuses. Throws where the outcome is open. */
export async function okOrMessage<Answer extends object>(
  ask: () => Promise<Answer>,
): Promise<(Answer & { ok: true }) | { ok: false; message: string; isSignedOut: boolean }> {
  try {
    return { ...(await ask()), ok: true };
  } catch (error) {
    const { code, message } = orderRefusalIn(error);
    return { ok: false, message, isSignedOut: code === 'unauthenticated' };
  }
}

const reasons = new Map<string, 'tooLate' | 'signedOut'>([
  ['not_cancellable', 'tooLate'],
  ['unauthenticated', 'signedOut'],
]);

/**
 * What becomes of a cancellation. What is cancelled already was perhaps so by a first try whose answer was lost: that is
 * no refusal. Throws where the outcome is open.
 */
export async function cancelAnswer(
  ask: () => Promise<unknown>,
  isCancelled: () => Promise<boolean>,
): Promise<CancelAnswer> {
  try {
    await ask();
    return { ok: true };
  } catch (error) {
    const { code, message } = orderRefusalIn(error);
    const reason = reasons.get(code);
    if (reason === 'tooLate' && (await isCancelled())) return { ok: true };
    return reason ? { ok: false, reason } : { ok: false, reason: 'refused', message };
  }
}
