import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openPages } from '../../content/openPages';
import { unreadQuery } from '../../orders/api/inbox';
import classes from './Header.module.css';

/** The way to the inbox, with how many messages wait there (HEAD-08, HEAD-09). */
export function ChatEntry() {
  const { t } = useLingui();
  const { data } = useQuery(unreadQuery());
  const unread = data?.unread ?? 0;
  return (
    <Link
      {...openPages.inbox}
      {...(unread > 0 && {
        'aria-label': t`Chat, ${plural(unread, { one: '# unread message', other: '# unread messages' })}`,
      })}
    >
      <Trans>Chat</Trans>
      {unread > 0 && (
        <span className={classes.unread} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
