import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '../../domain/orders/order';
import { useMoney } from '../client/useMoney';
import classes from './Costs.module.css';

type Amounts = Pick<
  Quote,
  | 'subtotal'
  | 'item_discount'
  | 'coupon_discount'
  | 'tax_amount'
  | 'tax_included'
  | 'delivery_charge'
  | 'additional_charge'
  | 'dm_tips'
  | 'total'
> & { original_delivery_charge?: number };

export interface CostsProps {
  amounts: Amounts;
  feeName: string;
  delivered: boolean;
  /** Nothing is bought: the way alone is paid for. */
  onlyWay?: boolean;
  couponCode?: string;
  /** The amounts are about to be replaced. */
  outdated?: boolean;
}

export function Costs(props: CostsProps) {
  const { amounts, feeName, delivered, couponCode = '', outdated, onlyWay } = props;
  const money = useMoney();
  const original = amounts.original_delivery_charge ?? amounts.delivery_charge;
  const isFree = amounts.delivery_charge === 0;
  return (
    <dl className={classes.costs} data-outdated={outdated || undefined} aria-busy={outdated}>
      {!onlyWay && <Cost name={<Trans>Subtotal</Trans>}>{money(amounts.subtotal)}</Cost>}
      {amounts.item_discount > 0 && (
        <Cost name={<Trans>Discount</Trans>}>{money(-amounts.item_discount)}</Cost>
      )}
      {amounts.coupon_discount > 0 && (
        <Cost name={couponCode ? <Trans>Coupon {couponCode}</Trans> : <Trans>Coupon</Trans>}>
          {money(-amounts.coupon_discount)}
        </Cost>
      )}
      {delivered && (
        <Cost name={<Trans>Delivery</Trans>}>
          {isFree && original > 0 && <s className={classes.soft}>{money(original)}</s>}{' '}
          {isFree ? <Trans>Free</Trans> : money(amounts.delivery_charge)}
        </Cost>
      )}
      {amounts.additional_charge > 0 && (
        <Cost name={feeName || <Trans>Service fee</Trans>}>{money(amounts.additional_charge)}</Cost>
      )}
      {amounts.dm_tips > 0 && (
        <Cost name={<Trans>Tip for the courier</Trans>}>{money(amounts.dm_tips)}</Cost>
      )}
      {amounts.tax_amount > 0 && amounts.tax_included !== 1 && (
        <Cost name={<Trans>Tax</Trans>}>{money(amounts.tax_amount)}</Cost>
      )}
      <Cost name={<Trans>Total</Trans>} total>
        {money(amounts.total)}
      </Cost>
      {amounts.tax_amount > 0 && amounts.tax_included === 1 && (
        <Cost name={<Trans>Tax included</Trans>} quiet>
          {money(amounts.tax_amount)}
        </Cost>
      )}
    </dl>
  );
}

export function Cost(props: {
  name: ReactNode;
  children: ReactNode;
  total?: boolean;
  quiet?: boolean;
}) {
  return (
    <div className={classes.cost} data-total={props.total} data-quiet={props.quiet}>
      <dt>{props.name}</dt>
      <dd>
        {/* A bare amount has no letters to tell its direction by. */}
        <bdi dir={typeof props.children === 'string' ? 'ltr' : undefined}>{props.children}</bdi>
      </dd>
    </div>
  );
}
