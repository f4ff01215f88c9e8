import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import type { ReadItem } from '../../../machines/desk/editItem';
import { useFieldTexts } from '../../identity/parts/fieldTexts';
import { KeptNote } from '../../ui/form/KeptNote';
import { MoneyField } from '../../ui/form/MoneyField';
import { NumberField } from '../../ui/form/NumberField';
import type { DeskItemIntents } from './deskItemIntents';
import classes from './ItemForm.module.css';
import { ItemPicture } from './ItemPicture';
import { OtherWords, OwnUnit, OwnWords } from './ItemWords';
import { shelfChoices } from './shelfChoices';
import { useItemForm } from './useItemForm';

interface ItemFormProps {
  itemId: number | null;
  read: ReadItem;
  isBusy: boolean;
  intents: DeskItemIntents;
}

/** What an item is, with what is wrong at its field (DESK-21, DESK-24). */
export function ItemForm({ itemId, read, isBusy, intents }: ItemFormProps) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { form, save, isKept } = useItemForm(itemId, read, intents);
  const { item, shelves } = read;
  const hasOwn = item?.has_variations !== 1;
  const flags = [
    ['veg', t`Vegetarian`],
    ['halal', t`Halal`],
    ['organic', t`Organic`],
  ] as const;
  return (
    <form noValidate aria-busy={isBusy} onSubmit={save}>
      <Stack gap="md">
        {isKept && <KeptNote isNew={itemId === null} onDrop={intents.takeTheirs} />}
        <OwnWords form={form} />
        <div className={classes.pair}>
          <NativeSelect
            {...form.getInputProps('category_id')}
            error={say.field(form.errors.category_id)}
            label={t`Category`}
            required
            data={[{ value: '', label: t`Choose` }, ...shelfChoices(shelves)]}
          />
          {hasOwn && (
            <MoneyField
              {...form.getInputProps('price')}
              error={say.field(form.errors.price)}
              label={t`Price`}
              required
            />
          )}
        </div>
        <ItemPicture
          chosen={form.values.picture}
          kept={item?.image_full_url ?? ''}
          onChosen={(picture) => form.setFieldValue('picture', picture)}
        />
        <div className={classes.pair}>
          <OwnUnit form={form} />
          {hasOwn && shelves.counts_stock === 1 && (
            <NumberField
              {...form.getInputProps('stock')}
              error={say.field(form.errors.stock)}
              label={t`In stock`}
              placeholder={t`Not counted`}
              allowDecimal={false}
              allowNegative={false}
              hideControls
              dir="ltr"
            />
          )}
        </div>
        <Group gap="lg">
          {flags.map(([name, label]) => (
            <Checkbox
              key={name}
              label={label}
              checked={form.values[name] === 1}
              onChange={({ currentTarget }) =>
                form.setFieldValue(name, currentTarget.checked ? 1 : 0)
              }
            />
          ))}
        </Group>
        <OtherWords form={form} />
        <Button type="submit" size="lg" radius="md" loading={isBusy}>
          {item ? <Trans>Save</Trans> : <Trans>Add to the menu</Trans>}
        </Button>
        {item && (
          <Button
            variant="subtle"
            color="gray"
            radius="xl"
            disabled={isBusy}
            onClick={intents.askMenu}
          >
            {item.is_on_menu === 1 ? (
              <Trans>Take off the menu</Trans>
            ) : (
              <Trans>Put back on the menu</Trans>
            )}
          </Button>
        )}
      </Stack>
    </form>
  );
}
