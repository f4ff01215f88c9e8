import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconShare } from '@tabler/icons-react';
import { PrintButton } from './PrintButton';
import classes from './Tracking.module.css';

interface ShareLinkProps {
  of: 'order' | 'trip';
  id: number;
  token: string;
  isOver: boolean;
}

/** Names of the page and of the number in its address. */
const pages = {
  order: ['/track-order', 'order_id'],
  trip: ['/my-trips', 'trip_id'],
} as const;

/**
 * The link under which anybody who has it can follow the order or trip, without signing in. Where the back end gives no token
 * for it, the phone number is asked for there: an address is no place for it.
 */
export function ShareLink({ of, id, token, isOver }: ShareLinkProps) {
  const { t } = useLingui();
  const clipboard = useClipboard({ timeout: 3000 });
  const [page, number] = pages[of];
  const query = new URLSearchParams({ [number]: String(id), ...(token && { share: token }) });
  const url = `${window.location.origin}${page}?${query}`;
  const title = of === 'order' ? t`Order ${id}` : t`Trip #${id}`;
  return (
    <section className={classes.card} data-screen-only>
      <strong>
        {isOver ? <Trans>Show it to somebody</Trans> : <Trans>Follow it from anywhere</Trans>}
      </strong>
      <p className={classes.soft}>
        {of === 'trip' ? (
          <Trans>Whoever has this link sees this trip, without signing in.</Trans>
        ) : token ? (
          <Trans>Whoever has this link sees this order, without signing in.</Trans>
        ) : (
          <Trans>
            Whoever opens this link, and knows the phone number of the order, sees it without
            signing in.
          </Trans>
        )}
      </p>
      <Group gap="xs">
        <Button
          variant="light"
          radius="xl"
          leftSection={
            clipboard.copied ? (
              <IconCheck size={18} aria-hidden />
            ) : (
              <IconCopy size={18} aria-hidden />
            )
          }
          onClick={() => clipboard.copy(url)}
        >
          <span aria-live="polite">
            {clipboard.copied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
          </span>
        </Button>
        {'share' in navigator && (
          <Button
            variant="subtle"
            radius="xl"
            leftSection={<IconShare size={18} aria-hidden />}
            // Closing the share sheet rejects; that is no failure.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            <Trans>Share</Trans>
          </Button>
        )}
        <PrintButton />
      </Group>
    </section>
  );
}
