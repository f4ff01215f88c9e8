import type { Refusal } from './types';

export type AfterRefusal =
  | 'confirmTotal'
  | 'signIn'
  | 'tellOrdered'
  | 'waitForConnection'
  | 'giveBack';

/**
 * Decides by the refusal's code. A changed amount is the shopper's to confirm, a dead token asks for
 * signing in, an order that is there already is told, a device without a connection is waited for, everything
 * else goes back to the step that can mend it.
 */
export function decideRefusal({ code, orderId }: Refusal): AfterRefusal {
  const isOrdered = code === 'already_ordered' || code === 'idempotency_key_reused';
  if (isOrdered && orderId !== undefined) return 'tellOrdered';
  if (code === 'offline') return 'waitForConnection';
  if (code === 'amount_changed') return 'confirmTotal';
  if (code === 'unauthenticated') return 'signIn';
  return 'giveBack';
}
