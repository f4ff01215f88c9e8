import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import classes from './Inbox.module.css';

interface TalkHeadProps {
  name: string;
  /** The order that was spoken of last. */
  orderId: number | null;
  onBack: () => void;
}

export function TalkHead({ name, orderId, onBack }: TalkHeadProps) {
  const { t } = useLingui();
  return (
    <header className={classes.paneHead}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        radius="xl"
        aria-label={t`All conversations`}
        className={classes.back}
        onClick={onBack}
      >
        <IconArrowLeft size={20} aria-hidden className={classes.turned} />
      </ActionIcon>
      <h2 className={classes.name}>{name}</h2>
      {orderId !== null && (
        <span className={classes.soft}>
          <Trans>
            Order <bdi>#{orderId}</bdi>
          </Trans>
        </span>
      )}
    </header>
  );
}
