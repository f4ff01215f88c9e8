import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Draft, SendMessageScreen } from '../../../machines/orders/sendMessage';
import { Bubble } from './Bubble';
import classes from './Inbox.module.css';

interface UnsentProps {
  drafts: readonly Draft[];
  screen: SendMessageScreen | 'none';
  refusal: string;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Addresses of chosen pictures for as long as they are shown. */
function usePreviews(files: Draft['pictures']): string[] {
  const [addresses, setAddresses] = useState<string[]>([]);
  useEffect(() => {
    const made = files.flatMap((file) => (file instanceof File ? [URL.createObjectURL(file)] : []));
    setAddresses(made);
    return () => made.forEach((address) => void URL.revokeObjectURL(address));
  }, [files]);
  return addresses;
}

function UnsentBubble({ draft, note }: { draft: Draft; note: ReactNode }) {
  return (
    <Bubble own text={draft.text} images={usePreviews(draft.pictures)} at={null} note={note} />
  );
}

/** Messages that the shop does not have yet, and what can be done about those that do not go. */
export function Unsent({ drafts, screen, refusal, onRetry, onDiscard }: UnsentProps) {
  const notes: Record<UnsentProps['screen'], ReactNode> = {
    none: null,
    ready: null,
    sending: <Trans>Sending…</Trans>,
    signedOut: (
      <span className={classes.wrong} role="alert">
        <Trans>Your sign-in has ended. Sign in again to go on.</Trans>{' '}
        <Button size="compact-sm" variant="subtle" onClick={onRetry}>
          <Trans>Sign In</Trans>
        </Button>
      </span>
    ),
    failed: (
      <span className={classes.wrong}>
        <Trans>Not sent yet.</Trans>{' '}
        <Button size="compact-sm" variant="subtle" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </span>
    ),
    refused: (
      <span className={classes.wrong} role="alert">
        {refusal}{' '}
        <Button size="compact-sm" variant="subtle" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </span>
    ),
  };
  return drafts.map((draft, index) => (
    <UnsentBubble
      key={draft.key}
      draft={draft}
      note={index === 0 ? notes[screen] : <Trans>Waits</Trans>}
    />
  ));
}
