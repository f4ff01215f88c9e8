import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PricedLines } from '../../domain/catalogue/storeDiscount';
import { fromMillis } from '../../domain/values/money';
import { useConfig, useMoney } from '../client/useMoney';
import { useIsLow } from '../ui/useIsLow';
import classes from './CartCosts.module.css';
import { isOfPlace, NotServed } from './NotServed';
import { useCartEstimate } from './useCartEstimate';

interface CostProps {
  label: ReactNode;
  amount: string;
  strong?: boolean;
}

const Cost = ({ label, amount, strong }: CostProps) => (
  <div className={classes.cost} data-strong={strong || undefined}>
    <dt>{label}</dt>
    <dd>
      <bdi>{amount}</bdi>
    </dd>
  </div>
);

/** As high as the costs that the server is asked for. */
const AwaitedCosts = ({ isCollected }: { isCollected: boolean }) => (
  <div aria-busy>
    {!isCollected && <Skeleton height={18} my={4} />}
    <Skeleton height={18} my={4} />
    <Skeleton height={28} my={4} />
  </div>
);

interface CartCostsProps {
  /** What the lines cost, as they are shown. */
  price: PricedLines;
}

/** All costs that are known before the checkout; subtotal and discount follow every press at once. */
export function CartCosts({ price }: CartCostsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const config = useConfig();
  const { quote, error, isAwaited, isOld, isCollected } = useCartEstimate();
  const isLow = useIsLow();
  return (
    <div className={classes.costs} data-sums>
      <dl className={classes.list}>
        <Cost strong label={<Trans>Subtotal</Trans>} amount={money(fromMillis(price.subtotal))} />
        {price.discount > 0 && (
          <Cost label={<Trans>Discount</Trans>} amount={money(fromMillis(-price.discount))} />
        )}
        {price.discount > 0 && !quote && (
          <Cost
            strong
            label={<Trans>After discount</Trans>}
            amount={money(fromMillis(price.total))}
          />
        )}
      </dl>
      {isAwaited && <AwaitedCosts isCollected={isCollected} />}
      {quote && (
        <dl className={classes.list} data-old={isOld || undefined} aria-busy={isOld}>
          {!isCollected && (
            <Cost
              label={<Trans>Delivery</Trans>}
              amount={quote.delivery_charge > 0 ? money(quote.delivery_charge) : t`Free`}
            />
          )}
          {quote.additional_charge > 0 && (
            <Cost
              label={config?.additional_charge_name || <Trans>Service fee</Trans>}
              amount={money(quote.additional_charge)}
            />
          )}
          {quote.tax_amount > 0 && (
            <Cost
              label={quote.tax_included ? <Trans>Tax (included)</Trans> : <Trans>Tax</Trans>}
              amount={money(quote.tax_amount)}
            />
          )}
          {!isLow && (
            <Cost strong label={<Trans>Estimated total</Trans>} amount={money(quote.total)} />
          )}
        </dl>
      )}
      {isOfPlace(error) && <NotServed error={error} />}
      {error && !isOfPlace(error) && !isCollected && (
        <p className={classes.later}>
          <Trans>Delivery and tax are worked out at the checkout.</Trans>
        </p>
      )}
    </div>
  );
}
