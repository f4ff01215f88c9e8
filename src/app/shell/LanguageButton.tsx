import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { openLanguages } from '../../content/language/openLanguages';

export function LanguageButton() {
  const { t } = useLingui();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      aria-haspopup="dialog"
      onClick={openLanguages}
      aria-label={t`Language`}
    >
      <IconLanguage size={22} />
    </ActionIcon>
  );
}
