import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import {
  longestText,
  type ShopTextField,
  textFieldsOf,
  textsForm,
} from '../../../domain/operator/shopTexts';
import type { ShopFault, ShopPart, TextsRead } from '../../../machines/operator/editShop';
import { KeptNote } from '../../ui/form/KeptNote';
import { OtherLanguages } from './OtherLanguages';
import type { ShopPartIntents } from './shopPartIntents';
import { useShopTextNames } from './shopTextNames';
import { usePartForm } from './usePartForm';
import { WordsField } from './WordsField';

interface TextsFormProps {
  part: Extract<ShopPart, { kind: 'texts' }>;
  read: TextsRead;
  /** What the shop said of a field. */
  fault: ShopFault | null;
  isBusy: boolean;
  intents: ShopPartIntents;
}

/** Texts of one place, with what is wrong at its field (OPER-11). */
export function TextsForm({ part, read, fault, isBusy, intents }: TextsFormProps) {
  const { t } = useLingui();
  const { fields } = useShopTextNames();
  const { values: typed, version: readVersion, is_set } = read.texts;
  const { form, propsOf, version, isKept } = usePartForm({
    part,
    schema: textsForm,
    read: { typed, version: readVersion },
    fault,
  });
  const save = form.onSubmit((values) => intents.save({ kind: 'texts', values, version }));
  const ofHtml = t`Paragraphs stand apart by empty lines. Headings, lists, links and tables can be written as HTML; anything else of it is left out.`;
  const names = textFieldsOf(part.id);
  const wordsOf = (name: ShopTextField) => ({
    name,
    propsOf,
    label: fields[name],
    most: longestText(name),
  });
  return (
    <form noValidate aria-busy={isBusy} onSubmit={save}>
      <Stack gap="md">
        {isKept && <KeptNote isNew={false} onDrop={intents.takeTheirs} />}
        {names.map((name) => (
          <WordsField key={name} {...wordsOf(name)} hint={name === 'value' ? ofHtml : ''} />
        ))}
        <OtherLanguages errors={form.errors}>
          {(language) =>
            names.map((name) => <WordsField key={name} {...wordsOf(name)} language={language} />)
          }
        </OtherLanguages>
        <Button type="submit" size="lg" radius="md" loading={isBusy}>
          <Trans>Save</Trans>
        </Button>
        {is_set === 1 && (
          <Button
            variant="subtle"
            color="gray"
            radius="xl"
            disabled={isBusy}
            onClick={intents.askTurn}
          >
            <Trans>Take it away</Trans>
          </Button>
        )}
      </Stack>
    </form>
  );
}
