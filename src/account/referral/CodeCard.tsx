import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconGift, IconShare } from '@tabler/icons-react';
import { useConfig } from '../../client/useMoney';
import classes from './Referral.module.css';

export function CodeCard({ code, bonus }: { code: string; bonus: string }) {
  const { t } = useLingui();
  const config = useConfig();
  const clipboard = useClipboard({ timeout: 3000 });
  const link = `${window.location.origin}/referral-code?code=${encodeURIComponent(code)}`;
  const shop = config?.business_name ?? '';
  const share = async () => {
    const text = t`Join me at ${shop}. My code is ${code}.`;
    if (!navigator.share) return clipboard.copy(link);
    // Closing the device's share sheet rejects; that is a choice, not a failure.
    await navigator.share({ title: shop, text, url: link }).catch(() => undefined);
  };
  return (
    <section className={classes.card} aria-labelledby="own-code">
      <IconGift className={classes.gift} size={210} stroke={1.2} aria-hidden />
      <h2 className={classes.title} id="own-code">
        <Trans>
          <bdi>{bonus}</bdi> for each friend who orders
        </Trans>
      </h2>
      <span>
        <Trans>Your code</Trans>
      </span>
      <strong className={classes.code}>
        <bdi>{code}</bdi>
      </strong>
      <Group gap="xs">
        <Button
          radius="xl"
          variant="white"
          color="dark"
          leftSection={
            clipboard.copied ? (
              <IconCheck size={18} aria-hidden />
            ) : (
              <IconCopy size={18} aria-hidden />
            )
          }
          onClick={() => clipboard.copy(code)}
        >
          <span aria-live="polite">
            {clipboard.copied ? <Trans>Copied</Trans> : <Trans>Copy the code</Trans>}
          </span>
        </Button>
        <Button
          radius="xl"
          variant="outline"
          color="white"
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void share()}
        >
          <Trans>Share</Trans>
        </Button>
      </Group>
    </section>
  );
}
