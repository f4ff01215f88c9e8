import { useLingui } from '@lingui/react/macro';
import { Input, SegmentedControl } from '@mantine/core';
import { MoneyField } from '../../ui/form/MoneyField';
import { NumberField } from '../../ui/form/NumberField';
import { SideBySide } from '../../ui/form/SideBySide';
import type { CouponFields } from './useCouponForm';

/** What a coupon takes off, and from which order on. */
export function CouponWorth({ form, propsOf }: CouponFields) {
  const { t } = useLingui();
  const { coupon_type, discount_type } = form.values;
  const isPercent = discount_type === 'percent';
  return (
    <>
      {coupon_type !== 'free_delivery' && (
        <SideBySide from="sm">
          <Input.Wrapper label={t`It takes off`} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t`It takes off`}
              value={discount_type}
              onChange={(value) => form.setFieldValue('discount_type', value)}
              data={[
                { value: 'percent', label: t`Percent` },
                { value: 'amount', label: t`An amount` },
              ]}
            />
          </Input.Wrapper>
          {isPercent ? (
            <NumberField
              {...propsOf('discount')}
              label={t`Percent`}
              required
              suffix=" %"
              decimalScale={3}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              dir="ltr"
            />
          ) : (
            <MoneyField {...propsOf('discount')} label={t`Amount`} required />
          )}
        </SideBySide>
      )}
      <SideBySide from="sm">
        <MoneyField
          {...propsOf('min_purchase')}
          label={t`Least order`}
          description={t`Items before discounts; empty for any.`}
        />
        {isPercent && coupon_type !== 'free_delivery' && (
          <MoneyField
            {...propsOf('max_discount')}
            label={t`Takes off at most`}
            description={t`Empty without limit.`}
          />
        )}
      </SideBySide>
    </>
  );
}
