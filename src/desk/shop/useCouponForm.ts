import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { couponForm } from '../../../domain/desk/shopCoupon';
import type { ShopFault, ShopPart, ShopRead } from '../../../machines/desk/editShop';
import { useFieldTexts } from '../../identity/parts/fieldTexts';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError, focusWrong } from '../../ui/form/focusFirstError';
import { beganWith, shopKey, writeShopDraft } from './shopDraft';
import type { ShopPartIntents } from './shopPartIntents';
import { type TypedCoupon, typedCoupon, typedOf } from './typedCoupon';

const rules = schemaResolver(couponForm, { sync: true });

export interface CouponFields {
  readonly form: UseFormReturnType<TypedCoupon>;
  /** What a field is given, with what is wrong in the reader's words. */
  readonly propsOf: (path: string) => ReturnType<UseFormReturnType<TypedCoupon>['getInputProps']>;
}

/** The fields of a coupon: each letter is kept until the shop has it. */
export function useCouponForm(
  part: ShopPart,
  { coupon }: ShopRead,
  fault: ShopFault | null,
  intents: ShopPartIntents,
) {
  const say = useFieldTexts();
  const [{ typed, version }] = useState(() =>
    beganWith(part, typedCoupon, {
      typed: typedOf(coupon, new Date()),
      version: coupon?.version ?? '',
    }),
  );
  const form = useForm<TypedCoupon>({
    initialValues: typed,
    validate: rules,
    onValuesChange: (values) => writeShopDraft(part, version, values),
    ...blurRules,
  });
  const tell = useEffectEvent(({ field, message }: ShopFault) => {
    form.setFieldError(field, message);
    focusWrong(form.getInputNode(field));
  });
  useEffect(() => {
    if (fault) tell(fault);
  }, [fault]);
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
  const propsOf: CouponFields['propsOf'] = (path) => {
    const { error, ...props } = form.getInputProps(path);
    return { ...props, error: say.field(error) };
  };
  return { form, propsOf, save };
}
