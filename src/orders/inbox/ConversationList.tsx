import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '../../../domain/orders/inbox';
import { useMoment } from '../../ui/useMoment';
import { Face } from './Face';
import classes from './Inbox.module.css';

function Row({ talk, isOpen }: { talk: Conversation; isOpen: boolean }) {
  const { t } = useLingui();
  const moment = useMoment(true);
  const { last_message: last, unread_message_count: unread } = talk;
  const said = last?.message || (last && last.files_full_url.length > 0 ? t`Picture` : '');
  return (
    <li>
      <Link
        to="/profile"
        search={{ page: 'inbox', talk: talk.id }}
        className={classes.talk}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Face talk={talk} size={48} />
        <span className={classes.grow}>
          <span className={classes.line}>
            <strong className={classes.cut}>{talk.receiver.name}</strong>
            {talk.last_message_time && (
              <bdi className={classes.soft}>{moment(talk.last_message_time)}</bdi>
            )}
          </span>
          <span className={classes.line}>
            <span className={classes.cut} dir="auto">
              {last?.sender_type === 'customer' ? (
                <Trans>
                  You: <bdi>{said}</bdi>
                </Trans>
              ) : (
                said
              )}
            </span>
            {unread > 0 && (
              <span className={classes.badge} role="img" aria-label={t`${unread} unread`}>
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Whom the customer has written with, the newest first. */
export function ConversationList({
  talks,
  open,
}: {
  talks: readonly Conversation[];
  open: number | null;
}) {
  const { t } = useLingui();
  return (
    <ul className={classes.talks} aria-label={t`Conversations`}>
      {talks.map((talk) => (
        <Row key={talk.id} talk={talk} isOpen={talk.id === open} />
      ))}
    </ul>
  );
}
