import { Trans } from '@lingui/react/macro';
import { useConfig, useMoney } from '../../client/useMoney';
import { Cost } from '../../ui/Costs';
import classes from '../../ui/Costs.module.css';

interface TripAmountsProps {
  amounts: {
    subtotal: number;
    discount: number;
    coupon_discount: number;
    tax_amount: number;
    tax_included: 0 | 1;
    additional_charge?: number | undefined;
    total: number;
  };
  couponCode?: string | null;
  isOld?: boolean;
}

/** Every amount of a trip, with the total as their sum (PRICE-18 to PRICE-21). */
export function TripAmounts({ amounts, couponCode, isOld = false }: TripAmountsProps) {
  const money = useMoney();
  const feeName = useConfig()?.additional_charge_name;
  const { subtotal, discount, coupon_discount, tax_amount, tax_included, total } = amounts;
  const { additional_charge = 0 } = amounts;
  return (
    <dl className={classes.costs} data-outdated={isOld || undefined} aria-busy={isOld}>
      <Cost name={<Trans>Subtotal</Trans>}>{money(subtotal)}</Cost>
      {discount > 0 && <Cost name={<Trans>Discount</Trans>}>{money(-discount)}</Cost>}
      {coupon_discount > 0 && (
        <Cost name={couponCode ? <Trans>Coupon {couponCode}</Trans> : <Trans>Coupon</Trans>}>
          {money(-coupon_discount)}
        </Cost>
      )}
      {tax_amount > 0 && tax_included !== 1 && (
        <Cost name={<Trans>Tax</Trans>}>{money(tax_amount)}</Cost>
      )}
      {additional_charge > 0 && (
        <Cost name={feeName || <Trans>Service fee</Trans>}>{money(additional_charge)}</Cost>
      )}
      <Cost name={<Trans>Total</Trans>} total>
        {money(total)}
      </Cost>
      {tax_amount > 0 && tax_included === 1 && (
        <Cost name={<Trans>Tax included</Trans>} quiet>
          {money(tax_amount)}
        </Cost>
      )}
    </dl>
  );
}
