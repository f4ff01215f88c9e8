import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../client/useMoney';
import classes from './Price.module.css';
import { Unseen } from './Unseen';

export interface PriceProps {
  /** Decimal amounts of the wire; `to` makes it a range. */
  amount: number;
  to?: number;
  /** Price before discount, struck through when it is higher. */
  was?: number;
  wasTo?: number;
  size?: 'sm' | 'md' | 'lg';
  /** Large amounts as K, M, B: for cards and lists (PRICE-27). */
  compact?: boolean;
  /** What it is the price of, such as a day. */
  unit?: ReactNode;
}

export function Price({ amount, to, was, wasTo, size = 'md', compact = false, unit }: PriceProps) {
  const money = useMoney();
  // Each amount is isolated by itself: a range goes the way of the page.
  const range = (from: number, until = from) =>
    until > from
      ? `${money(from, { compact })} – ${money(until, { compact })}`
      : money(from, { compact });
  const lowered = was !== undefined && was > amount;
  // A card is too narrow for a range.
  const least = compact && to !== undefined && to > amount && money(amount, { compact });
  return (
    <span className={classes.price} data-size={size}>
      {least ? (
        <span className={classes.now}>
          <Trans>
            from <bdi>{least}</bdi>
          </Trans>
        </span>
      ) : (
        <span className={classes.now} data-lowered={lowered || undefined}>
          {range(amount, to)}
        </span>
      )}
      {unit}
      {lowered && (
        <s className={classes.was}>
          <Unseen>
            <Trans>Old price</Trans>{' '}
          </Unseen>
          {range(was, least ? was : wasTo)}
        </s>
      )}
    </span>
  );
}
