import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { Hint } from './Hint';

interface ShareButtonProps {
  title: string;
  /** What is to be shared where it is more than the page's own address. */
  addressOf?: () => string;
}

export function ShareButton({ title, addressOf }: ShareButtonProps) {
  const { t } = useLingui();
  const clipboard = useClipboard({ timeout: 2500 });
  const share = async () => {
    const url = new URL(addressOf?.() ?? '', window.location.href).href;
    if (!navigator.share) return clipboard.copy(url);
    // Closing the device's share sheet rejects; that is a choice, not a failure.
    await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <Hint label={t`Link copied`} opened={clipboard.copied} side="end">
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={clipboard.copied ? t`Link copied` : t`Share`}
        onClick={() => void share()}
      >
        {clipboard.copied ? (
          <IconCheck size={20} aria-hidden />
        ) : (
          <IconShare size={20} aria-hidden />
        )}
      </ActionIcon>
    </Hint>
  );
}
