import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { itemLengths } from '../../../domain/desk/deskItem';
import { defaultLanguage } from '../../../domain/language/languages';
import { languages } from '../../client/languages';
import { useFieldTexts } from '../../identity/parts/fieldTexts';
import type { TypedItem } from './itemDraft';

/** What an item is called in each language; the first stands in for what is empty. */
export function ItemWords({ form }: { form: UseFormReturnType<TypedItem> }) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const propsOf = (path: string) => {
    const { error, ...props } = form.getInputProps(path);
    return { ...props, error: say.field(error) };
  };
  return languages.map(({ languageCode: code, languageName: language }) => (
    <div key={code} lang={code}>
      <TextInput
        {...propsOf(`name.${code}`)}
        label={t`Name (${language})`}
        required={code === defaultLanguage}
        maxLength={itemLengths.name}
        dir="auto"
      />
      <Textarea
        {...propsOf(`description.${code}`)}
        mt="xs"
        label={t`Description (${language})`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={itemLengths.description}
        dir="auto"
      />
      <TextInput
        {...propsOf(`unit.${code}`)}
        mt="xs"
        label={t`One piece is (${language})`}
        placeholder={t`For example 500 g`}
        maxLength={itemLengths.unit}
        dir="auto"
      />
    </div>
  ));
}
