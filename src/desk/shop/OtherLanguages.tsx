import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLanguage } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { defaultLanguage } from '../../../domain/language/languages';
import { type Language, languages } from '../../client/languages';

interface OtherLanguagesProps {
  /** By path: where something in there is wrong, it is shown. */
  errors: Readonly<Record<string, unknown>>;
  /** What is said in one of them. */
  children: (language: Language) => ReactNode;
}

/** What is said in the other languages, shown when it is asked for. */
export function OtherLanguages({ errors, children }: OtherLanguagesProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, { toggle }] = useDisclosure(false);
  const isShown =
    isOpen ||
    languages.some(
      ({ languageCode }) =>
        languageCode !== defaultLanguage &&
        Object.keys(errors).some((path) => path.endsWith(`.${languageCode}`)),
    );
  return (
    <div>
      <Button
        variant="subtle"
        radius="xl"
        leftSection={<IconLanguage size={18} aria-hidden />}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={toggle}
      >
        <Trans>Other languages</Trans>
      </Button>
      <Stack
        id={id}
        gap="xs"
        mt="xs"
        role="group"
        aria-label={t`Other languages`}
        hidden={!isShown}
      >
        {languages
          .filter(({ languageCode }) => languageCode !== defaultLanguage)
          .map((language) => (
            <Stack key={language.languageCode} gap="xs" lang={language.languageCode}>
              {children(language)}
            </Stack>
          ))}
      </Stack>
    </div>
  );
}
