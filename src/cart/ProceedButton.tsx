import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { CartEntry } from '../../domain/cart/cart';
import { troubledLines } from '../../domain/cart/cartFit';
import classes from './CartDrawer.module.css';

interface ProceedButtonProps {
  entries: readonly CartEntry[];
  onProceed: () => void;
}

/**
 * The way to the checkout. It stands still and says why while a line cannot be ordered as it stands; pressed, it leads
 * to what mends the first of them.
 */
export function ProceedButton({ entries, onProceed }: ProceedButtonProps) {
  const id = useId();
  const count = troubledLines(entries).length;
  const isBlocked = count > 0;
  const showTrouble = (button: HTMLElement) =>
    button.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-mend]')?.focus();
  return (
    <>
      <p id={id} role="status" className={classes.blocked}>
        {isBlocked && (
          <Plural
            value={count}
            one="One item can't be ordered as it is. Take what is left, or remove it."
            other="# items can't be ordered as they are. Take what is left, or remove them."
          />
        )}
      </p>
      <Button
        fullWidth
        size="lg"
        radius="xl"
        aria-disabled={isBlocked}
        aria-describedby={id}
        {...(isBlocked && { variant: 'default', className: classes.halted })}
        onClick={({ currentTarget }) => (isBlocked ? showTrouble(currentTarget) : onProceed())}
      >
        <Trans>Proceed To Checkout</Trans>
      </Button>
    </>
  );
}
