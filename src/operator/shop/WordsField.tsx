import { Textarea, TextInput } from '@mantine/core';
import { defaultLanguage } from '../../../domain/language/languages';
import { type Language, languageOf } from '../../client/languages';
import type { PartFields } from './usePartForm';

interface WordsFieldProps extends Pick<PartFields<object>, 'propsOf'> {
  name: string;
  label: string;
  hint?: string;
  /** The first one unless it is told. */
  language?: Language;
  /** Letters; more than some lines get room for them. */
  most: number;
}

const manyLetters = 1_000;

/** Words in one language; the first stands in for what is empty in another. */
export function WordsField({
  name,
  label,
  hint = '',
  language: { languageCode, languageName } = languageOf(defaultLanguage),
  most,
  propsOf,
}: WordsFieldProps) {
  const props = {
    ...propsOf(`${name}.${languageCode}`),
    label: `${label} (${languageName})`,
    description: hint,
    maxLength: most,
    dir: 'auto',
  };
  return most > manyLetters ? (
    <Textarea {...props} autosize minRows={6} maxRows={18} />
  ) : (
    <TextInput {...props} />
  );
}
