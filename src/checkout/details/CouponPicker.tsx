import { Trans, useLingui } from '@lingui/react/macro';
import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { couponsQuery } from '../../account/api/coupons';
import { shopNow } from '../../client/steadyClock';
import { wishCoupon } from '../../client/storage/wishes';
import { useCheckout, useDraft } from '../context';
import { priceOf } from '../selectors';
import { CouponList } from './CouponList';
import { judgeCoupons } from './judgeCoupons';

/** Coupons for the order, and what each would save (PRICE-01). */
export function CouponPicker() {
  const { t } = useLingui();
  const { actor, config, intents, store } = useCheckout();
  const { couponCode } = useDraft();
  const price = useSelector(actor, priceOf);
  const { data: coupons, isLoading } = useQuery({
    ...couponsQuery(store?.id ?? 0),
    enabled: store !== null,
  });
  return (
    <Input.Wrapper label={t`Coupon`} labelElement="div">
      <CouponList
        judged={store && price ? judgeCoupons(coupons ?? [], store, price, config, shopNow()) : []}
        isLoading={isLoading}
        code={couponCode}
        refusal={couponCode ? price?.coupon_refusal : null}
        words={{
          best: <Trans>Best for this order</Trans>,
          useless: <Trans>saves nothing on this order</Trans>,
        }}
        onChange={(code) => {
          // What is decided here stands, also over a wish from the page of coupons.
          wishCoupon(null);
          intents.type({ couponCode: code });
        }}
      />
    </Input.Wrapper>
  );
}
