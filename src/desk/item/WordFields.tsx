import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { itemLengths } from '../../../domain/desk/deskItem';
import { defaultLanguage } from '../../../domain/language/languages';
import type { Locale } from '../../client/i18n';
import { languageOf } from '../../client/languages';
import { useFieldTexts } from '../../identity/parts/fieldTexts';
import type { TypedItem } from './itemDraft';

interface WordsProps {
  form: UseFormReturnType<TypedItem>;
  code: Locale;
}

function useFieldProps(form: WordsProps['form']) {
  const say = useFieldTexts();
  return (path: string) => {
    const { error, ...props } = form.getInputProps(path);
    return { ...props, error: say.field(error) };
  };
}

export function ItemName({ form, code }: WordsProps) {
  const { t } = useLingui();
  const propsOf = useFieldProps(form);
  const { languageName: language } = languageOf(code);
  return (
    <TextInput
      {...propsOf(`name.${code}`)}
      label={t`Name (${language})`}
      required={code === defaultLanguage}
      maxLength={itemLengths.name}
      lang={code}
      dir="auto"
    />
  );
}

export function ItemDescription({ form, code }: WordsProps) {
  const { t } = useLingui();
  const propsOf = useFieldProps(form);
  const { languageName: language } = languageOf(code);
  return (
    <Textarea
      {...propsOf(`description.${code}`)}
      label={t`Description (${language})`}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={itemLengths.description}
      lang={code}
      dir="auto"
    />
  );
}

export function ItemUnit({ form, code }: WordsProps) {
  const { t } = useLingui();
  const propsOf = useFieldProps(form);
  const { languageName: language } = languageOf(code);
  return (
    <TextInput
      {...propsOf(`unit.${code}`)}
      label={t`One piece is (${language})`}
      placeholder={t`For example 500 g`}
      maxLength={itemLengths.unit}
      lang={code}
      dir="auto"
    />
  );
}
