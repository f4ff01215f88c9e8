import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '../../../domain/orders/inbox';
import { Face } from './Face';
import classes from './Inbox.module.css';

interface ConversationHeadProps {
  name: string;
  /** Not known before the conversation has come. */
  talk: Conversation | undefined;
}

export function ConversationHead({ name, talk }: ConversationHeadProps) {
  const { t } = useLingui();
  return (
    <header className={classes.head}>
      <ActionIcon
        variant="subtle"
        size={40}
        radius="xl"
        aria-label={t`All conversations`}
        className={classes.back}
        renderRoot={(props) => <Link to="/profile" search={{ page: 'inbox' }} {...props} />}
      >
        <IconArrowLeft size={20} aria-hidden className={classes.turned} />
      </ActionIcon>
      {talk && <Face talk={talk} size={40} />}
      <span className={classes.grow}>
        <strong className={classes.cut}>{name}</strong>
        {talk?.order_id != null && (
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link to="/track-order" search={{ order_id: talk.order_id ?? 0 }} {...props} />
            )}
          >
            <Trans>
              Order <bdi>#{talk.order_id}</bdi>
            </Trans>
          </Anchor>
        )}
      </span>
    </header>
  );
}
