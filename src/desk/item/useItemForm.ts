import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import * as v from 'valibot';
import { itemForm } from '../../../domain/desk/deskItem';
import type { ReadItem } from '../../../machines/desk/editItem';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import type { DeskItemIntents } from './deskItemIntents';
import { itemBegan, itemKey, writeItemDraft } from './itemDraft';

const rules = schemaResolver(itemForm, { sync: true });

/** The fields of an item: each letter is kept until the shop has it. */
export function useItemForm(itemId: number | null, read: ReadItem, intents: DeskItemIntents) {
  const [began] = useState(() => itemBegan(itemId, read));
  const form = useForm({
    initialValues: began.typed,
    validate: rules,
    onValuesChange: (typed) => writeItemDraft(itemId, typed, began.read),
    ...blurRules,
  });
  const save = form.onSubmit(
    (typed) =>
      intents.save({
        form: v.parse(itemForm, typed),
        picture: typed.picture,
        key: itemKey(itemId),
        version: typed.version,
        stockWas: typed.stockWas,
      }),
    focusFirstError(form),
  );
  return { form, save, isKept: began.isKept };
}
