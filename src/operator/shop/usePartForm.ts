import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import type { ShopFault, ShopPart } from '../../../machines/operator/editShop';
import { useFieldTexts } from '../../identity/parts/fieldTexts';
import { blurRules } from '../../ui/form/blurRules';
import { focusWrong } from '../../ui/form/focusFirstError';
import { beganWith, writeShopDraft } from './shopDraft';

interface Began<Typed> {
  readonly part: ShopPart;
  /** Of what is kept while it is typed. */
  readonly schema: v.GenericSchema<unknown, Typed>;
  readonly read: { typed: Typed; version: string };
  readonly validate?: UseFormInput<Typed>['validate'];
  /** What the shop said of a field. */
  readonly fault: ShopFault | null;
}

type PropsOf<Typed extends object> = UseFormReturnType<Typed>['getInputProps'];

export interface PartFields<Typed extends object> {
  readonly form: UseFormReturnType<Typed>;
  /** What a field is given, with what is wrong in the reader's words. */
  readonly propsOf: (path: string) => ReturnType<PropsOf<Typed>>;
  /** Of what was read when the typing began. */
  readonly version: string;
  /** They show what was typed before, which the shop does not have yet. */
  readonly isKept: boolean;
}

/** The fields of a part of the shop: each letter is kept until the shop has it. */
export function usePartForm<Typed extends Record<string, unknown>>({
  part,
  schema,
  read,
  validate,
  fault,
}: Began<Typed>): PartFields<Typed> {
  const say = useFieldTexts();
  const [began] = useState(() => beganWith(part, schema, read));
  const { typed, version, isKept } = began;
  const form = useForm<Typed>({
    initialValues: typed,
    ...(validate && { validate }),
    onValuesChange: (values) => writeShopDraft(part, began, values),
    ...blurRules,
  });
  const tell = useEffectEvent(({ field, message }: ShopFault) => {
    form.setFieldError(field, message);
    focusWrong(form.getInputNode(field));
  });
  useEffect(() => {
    if (fault) tell(fault);
  }, [fault]);
  const propsOf: PartFields<Typed>['propsOf'] = (path) => {
    const { error, ...props } = form.getInputProps(path);
    return { ...props, error: say.field(error) };
  };
  return { form, propsOf, version, isKept };
}
