import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { LineTrouble as Trouble } from '../../../domain/cartFit';
import classes from './CartLineRow.module.css';

interface LineTroubleProps {
  name: string;
  trouble: Trouble;
  onTake: (quantity: number) => void;
  onRemove: () => void;
  /** Says of which line it is, where it stands alone. */
  withName?: boolean;
}

/** What is left of a line that cannot be ordered as it stands, and the one press that mends it (ITEM-15 to ITEM-17). */
export function LineTrouble({ name, trouble, onTake, onRemove, withName }: LineTroubleProps) {
  const { t } = useLingui();
  const { most, reason } = trouble;
  const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button leaves with what it mends: the keyboard goes on at the line's quantity.
    currentTarget.closest('article')?.querySelector<HTMLElement>('[data-open] button')?.focus();
    onTake(most);
  };
  return (
    <div className={classes.trouble}>
      <p className={classes.notice}>
        {withName && <bdi className={classes.whose}>{name}</bdi>}
        {most > 0 && reason === 'out_of_limit' ? (
          <Trans>Out of Limits: {most} at most</Trans>
        ) : most > 0 ? (
          <Trans>Only {most} left</Trans>
        ) : reason === 'variation_out_of_stock' ? (
          <Trans>
            This variation is out of stock. Choose another variation to proceed further.
          </Trans>
        ) : (
          <Trans>Out of Stock</Trans>
        )}
      </p>
      {most > 0 ? (
        <Button
          size="compact-md"
          radius="xl"
          variant="light"
          data-mend
          aria-label={t`Take ${most} of ${name}`}
          onClick={take}
        >
          <Trans>Take {most}</Trans>
        </Button>
      ) : (
        <Button
          size="compact-md"
          radius="xl"
          variant="light"
          color="gray"
          data-mend
          aria-label={t`Remove ${name} from the cart`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}
