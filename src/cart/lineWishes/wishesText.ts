import { useLingui } from '@lingui/react/macro';
import type { Substitution } from '../../../domain/cart/cart';
import type { LineWishes } from '../../../domain/cart/cartLines';

export function useSubstitutionNames(): Record<Substitution, string> {
  const { t } = useLingui();
  return { best_match: t`The best match`, item: t`An item that I choose`, refund: t`A refund` };
}

/** "If sold out: Oat milk"; empty for the best match, which is usual. */
export function useSubstitutionText({
  substitution,
  substitute,
}: Pick<LineWishes, 'substitution' | 'substitute'>): string {
  const { t } = useLingui();
  if (substitution === 'refund') return t`If sold out: a refund`;
  const name = substitute?.name ?? '';
  return substitution === 'item' && name ? t`If sold out: ${name}` : '';
}
