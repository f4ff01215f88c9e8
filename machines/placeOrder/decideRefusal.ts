/** Where the flow goes after the server refused an order. */
export type AfterRefusal = 'confirmTotal' | 'signIn' | 'giveBack';

/**
 * Decides by the refusal's code. A changed amount is the shopper's to confirm, a dead token asks for
 * signing in, everything else goes back to the step that can mend it.
 */
export function decideRefusal(code: string): AfterRefusal {
  if (code === 'amount_changed') return 'confirmTotal';
  if (code === 'unauthenticated') return 'signIn';
  return 'giveBack';
}
