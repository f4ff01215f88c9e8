import { schemaResolver } from '@mantine/form';
import * as v from 'valibot';
import { zoneForm } from '../../../domain/operator/shopZone';
import type { ShopFault, ShopPart, ZoneRead } from '../../../machines/operator/editShop';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { shopKey } from '../shop/shopDraft';
import type { ShopPartIntents } from '../shop/shopPartIntents';
import { type PartFields, usePartForm } from '../shop/usePartForm';
import { type TypedZone, typedZone, typedZoneOf } from './typedZone';

const rules = schemaResolver(zoneForm, { sync: true });

export type ZoneFields = Pick<PartFields<TypedZone>, 'form' | 'propsOf'>;

export function useZoneForm(
  part: ShopPart,
  read: ZoneRead,
  fault: ShopFault | null,
  intents: ShopPartIntents,
) {
  const { form, propsOf, version, isKept } = usePartForm<TypedZone>({
    part,
    schema: typedZone,
    read: { typed: typedZoneOf(read), version: read.zone?.version ?? '' },
    validate: rules,
    fault,
  });
  const save = form.onSubmit(
    (values) =>
      intents.save({ kind: 'zone', form: v.parse(zoneForm, values), key: shopKey(part), version }),
    focusFirstError(form),
  );
  return { form, propsOf, save, isKept };
}
