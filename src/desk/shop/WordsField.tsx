import { Textarea, TextInput } from '@mantine/core';
import { defaultLanguage } from '../../../domain/language/languages';
import { languageOf } from '../../client/languages';
import { OtherLanguages } from './OtherLanguages';
import type { PartFields } from './usePartForm';

interface WordsFieldProps extends Pick<PartFields<object>, 'propsOf'> {
  name: string;
  label: string;
  hint?: string;
  errors: Readonly<Record<string, unknown>>;
  /** Letters in one language; more than some lines get room for them. */
  most: number;
}

const manyLetters = 1_000;

/** Words in each language; the first stands in for what is empty. */
export function WordsField({ name, propsOf, label, hint, errors, most }: WordsFieldProps) {
  const fieldOf = (code: string, language: string, description = '') => {
    const props = {
      ...propsOf(`${name}.${code}`),
      label: `${label} (${language})`,
      description,
      maxLength: most,
      dir: 'auto',
    };
    return most > manyLetters ? (
      <Textarea {...props} autosize minRows={6} maxRows={18} />
    ) : (
      <TextInput {...props} />
    );
  };
  return (
    <div>
      {fieldOf(defaultLanguage, languageOf(defaultLanguage).languageName, hint)}
      <OtherLanguages
        hasError={Object.keys(errors).some(
          (path) => path.startsWith(`${name}.`) && path !== `${name}.${defaultLanguage}`,
        )}
      >
        {({ languageCode, languageName }) => fieldOf(languageCode, languageName)}
      </OtherLanguages>
    </div>
  );
}
