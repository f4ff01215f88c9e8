import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { currentLocale, type Locale, locales } from '../../app/i18n';
import { changeLanguage, languages } from '../../app/languages';
import type { OverlayProps } from '../../app/overlays';

/** Choice of language, confirmed before it is taken on (LANG-01, LANG-02). */
export default function LanguageDialog({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Locale>(currentLocale());
  const confirm = () => {
    onDone();
    if (chosen !== currentLocale()) void changeLanguage(chosen);
  };
  return (
    <Modal opened onClose={() => onDone()} title={t`Choose your language`} centered size="sm">
      <Radio.Group
        value={chosen}
        onChange={(value) => setChosen(locales.find((locale) => locale === value) ?? 'en')}
        aria-label={t`Language`}
      >
        <Stack gap="sm">
          {languages.map(({ languageCode, languageName }) => (
            <Radio
              key={languageCode}
              value={languageCode}
              label={languageName}
              lang={languageCode}
              data-autofocus={languageCode === chosen || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" radius="xl" onClick={() => onDone()}>
          <Trans>Cancel</Trans>
        </Button>
        <Button radius="xl" onClick={confirm}>
          <Trans>Change language</Trans>
        </Button>
      </Group>
    </Modal>
  );
}
