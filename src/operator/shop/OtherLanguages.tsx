import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { defaultLanguage } from '../../../domain/language/languages';
import { type Language, languages } from '../../client/languages';
import { LanguageFold } from '../../ui/form/LanguageFold';

interface OtherLanguagesProps {
  /** By path: where something in there is wrong, it is shown. */
  errors: Readonly<Record<string, unknown>>;
  /** What is said in one of them. */
  children: (language: Language) => ReactNode;
}

const others = languages.filter(({ languageCode }) => languageCode !== defaultLanguage);

/** What is said in the other languages, each below the one before. */
export function OtherLanguages({ errors, children }: OtherLanguagesProps) {
  const isWrong = others.some(({ languageCode }) =>
    Object.keys(errors).some((path) => path.endsWith(`.${languageCode}`)),
  );
  return (
    <LanguageFold isWrong={isWrong}>
      {others.map((language) => (
        <Stack key={language.languageCode} gap="xs" lang={language.languageCode}>
          {children(language)}
        </Stack>
      ))}
    </LanguageFold>
  );
}
