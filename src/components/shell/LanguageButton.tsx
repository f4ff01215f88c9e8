import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { openOverlay } from '../../app/overlays';

export const openLanguages = () => openOverlay(() => import('./LanguageDialog'), null);

/** Opens the language choice. */
export function LanguageButton() {
  const { t } = useLingui();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      onClick={openLanguages}
      aria-label={t`Language`}
    >
      <IconLanguage size={22} />
    </ActionIcon>
  );
}
