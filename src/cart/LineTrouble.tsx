import { Trans, useLingui } from '@lingui/react/macro';
import type { LineTrouble as Trouble } from '../../domain/cart/cartFit';
import { MendLine } from './MendLine';

interface LineTroubleProps {
  name: string;
  trouble: Trouble;
  onTake: (quantity: number) => void;
  /** Missing where it can be edited beside. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** What is left of a line that cannot be ordered as it stands (ITEM-15 to ITEM-17). */
export function LineTrouble({ name, trouble, onTake, onEdit, onRemove }: LineTroubleProps) {
  const { t } = useLingui();
  const { most, reason } = trouble;
  return (
    <MendLine
      name={name}
      most={most}
      removal={t`Remove ${name} from the cart`}
      onTake={onTake}
      onEdit={reason === 'choice_gone' ? onEdit : undefined}
      onRemove={onRemove}
    >
      {most > 0 && reason === 'out_of_limit' ? (
        <Trans>Out of Limits: {most} at most</Trans>
      ) : most > 0 ? (
        <Trans>Only {most} left</Trans>
      ) : reason === 'variation_out_of_stock' ? (
        <Trans>This variation is out of stock. Choose another variation to proceed further.</Trans>
      ) : reason === 'choice_gone' ? (
        <Trans>What you chose of it is not offered any more. Choose anew, or remove it.</Trans>
      ) : reason === 'unavailable' ? (
        <Trans>This item can't be ordered right now.</Trans>
      ) : (
        <Trans>Out of Stock</Trans>
      )}
    </MendLine>
  );
}
