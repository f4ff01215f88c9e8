import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../orders/api/inbox';
import classes from './Header.module.css';

/** How many news a customer has not seen; 0 until it is known. */
export const useNewsCount = (): number => useQuery(unreadQuery()).data?.news ?? 0;

/** How much is new as a mark beside the entry that leads there (SESS-15, HEAD-09). */
export function NewsCount({ of = 'news' }: { of?: 'news' | 'unread' }) {
  const { t } = useLingui();
  const news = useQuery(unreadQuery()).data?.[of] ?? 0;
  if (news === 0) return null;
  return (
    <>
      {' '}
      <span
        className={classes.unread}
        role="img"
        aria-label={t`${plural(news, { one: '# new', other: '# new' })}`}
      >
        {news > 99 ? '99+' : news}
      </span>
    </>
  );
}
