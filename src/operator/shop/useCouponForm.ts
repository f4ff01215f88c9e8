import { schemaResolver } from '@mantine/form';
import * as v from 'valibot';
import { couponForm } from '../../../domain/operator/shopCoupon';
import type { CouponRead, ShopFault, ShopPart } from '../../../machines/operator/editShop';
import { shopNow } from '../../client/steadyClock';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { shopKey } from './shopDraft';
import type { ShopPartIntents } from './shopPartIntents';
import { type TypedCoupon, typedCoupon, typedOf } from './typedCoupon';
import { type PartFields, usePartForm } from './usePartForm';

const rules = schemaResolver(couponForm, { sync: true });

export type CouponFields = Pick<PartFields<TypedCoupon>, 'form' | 'propsOf'>;

export function useCouponForm(
  part: ShopPart,
  { coupon }: CouponRead,
  fault: ShopFault | null,
  intents: ShopPartIntents,
) {
  const { form, propsOf, version, isKept } = usePartForm<TypedCoupon>({
    part,
    schema: typedCoupon,
    read: { typed: typedOf(coupon, shopNow()), version: coupon?.version ?? '' },
    validate: rules,
    fault,
  });
  const save = form.onSubmit(
    (values) =>
      intents.save({
        kind: 'coupon',
        form: v.parse(couponForm, values),
        key: shopKey(part),
        version,
      }),
    focusFirstError(form),
  );
  return { form, propsOf, save, isKept };
}
