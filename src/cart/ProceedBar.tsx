import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CartEntry } from '../../domain/cart/cart';
import { troubledLines } from '../../domain/cart/cartFit';
import { missingToMinimum } from '../../domain/cart/minimumOrder';
import { fromMillis } from '../../domain/values/money';
import { storeQuery } from '../catalogue/api/catalogue';
import { useItemsPrice } from '../catalogue/api/useItemsPrice';
import { useHas, useMoney } from '../client/useMoney';
import { Total, TotalBar } from '../ui/TotalBar';
import { useIsLow } from '../ui/useIsLow';
import classes from './CartDrawer.module.css';
import { MinimumOrder } from './MinimumOrder';
import { useCartEstimate } from './useCartEstimate';

interface ProceedBarProps {
  entries: readonly CartEntry[];
  onProceed: () => void;
  /** Leads to the store, for what is missing to its minimum order. */
  onMore: (storeId: number) => void;
}

/**
 * The way to the checkout, with the total where the screen is too low for lines and sums at once. It stands still and
 * says why while a line cannot be ordered as it stands; pressed, it leads to what mends the first of them. Below the
 * store's minimum order it leads to the store.
 */
export function ProceedBar({ entries, onProceed, onMore }: ProceedBarProps) {
  const id = useId();
  const money = useMoney();
  const storeId = entries[0]?.item.store_id ?? 0;
  const { data: store } = useQuery(storeQuery(String(storeId)));
  const price = useItemsPrice(entries);
  const itemsTotal = fromMillis(useHas('discounted_minimum') ? price.total : price.subtotal);
  const minimum = store?.minimum_order ?? 0;
  const missing = missingToMinimum(minimum, itemsTotal);
  const isLow = useIsLow();
  const { quote, isOld } = useCartEstimate();
  const count = troubledLines(entries).length;
  const isBlocked = count > 0;
  const showTrouble = (button: HTMLElement) =>
    button.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-mend]')?.focus();
  const total = isLow && quote && (
    <Total label={<Trans>Estimated total</Trans>} amount={quote.total} isOutdated={isOld} />
  );
  return (
    <TotalBar
      stands="inside"
      total={total}
      note={
        <>
          <MinimumOrder minimum={minimum} itemsTotal={itemsTotal} />
          <p id={id} role="status" className={classes.blocked}>
            {isBlocked && (
              <Plural
                value={count}
                one="One item can't be ordered as it is. Take what is left, or remove it."
                other="# items can't be ordered as they are. Take what is left, or remove them."
              />
            )}
          </p>
        </>
      }
      action={
        missing > 0 && !isBlocked ? (
          <Button fullWidth size="lg" radius="xl" onClick={() => onMore(storeId)}>
            <Trans>Add {money(missing)} more</Trans>
          </Button>
        ) : (
          <Button
            fullWidth
            size="lg"
            radius="xl"
            {...(total && { px: 'md' })}
            aria-disabled={isBlocked}
            aria-describedby={id}
            {...(isBlocked && { variant: 'default', className: classes.halted })}
            onClick={({ currentTarget }) => (isBlocked ? showTrouble(currentTarget) : onProceed())}
          >
            <Trans>Proceed To Checkout</Trans>
          </Button>
        )
      }
    />
  );
}
