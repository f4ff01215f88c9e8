import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { deskDraftsKey, deskTokenKey } from '../client/storage/deskKeys';
import { onStorageChange } from '../client/storage/storage';
import { useHas } from '../client/useMoney';
import { EmptyState } from '../ui/EmptyState';
import { usePageTitle } from '../ui/usePageTitle';
import { leaveDesk } from './api/desk';
import { useDeskNews } from './api/deskInbox';
import { OrdersBoard } from './board/OrdersBoard';
import classes from './Desk.module.css';
import { deskAddress } from './deskView';
import { DeskSignIn } from './signIn/DeskSignIn';

/** Of the link by which somebody came; the address forgets it at once. */
function takeInvite(): string {
  const invite = /^#invite=([\w-]+)$/.exec(window.location.hash)?.[1] ?? '';
  if (invite) window.history.replaceState(window.history.state, '', '/desk');
  return invite;
}

const route = getRouteApi('/desk');

export default function DeskPage() {
  const { t, i18n } = useLingui();
  usePageTitle(t`Desk`);
  const hasDesk = useHas('desk');
  const { messages, reviews } = useDeskNews();
  const { part: view, of, talk } = v.parse(deskAddress, route.useSearch());
  const navigate = route.useNavigate();
  const token = useSyncExternalStore(onStorageChange, deskTokenKey.get);
  const invite = useRef<string | null>(null);
  invite.current ??= takeInvite();
  const hasEnded = useRef(false);
  if (!hasDesk) {
    return (
      <EmptyState
        picture="not-found"
        isPage
        title={<Trans>This shop's stores have a panel of their own</Trans>}
      >
        <Trans>Its back end brings one along; orders are seen to there.</Trans>
      </EmptyState>
    );
  }
  if (token && !invite.current) {
    // Whatever part of the desk hears first that the session is over: unless somebody leaves it, it has ended.
    hasEnded.current = true;
    return (
      <OrdersBoard
        // What stands on the board is told in one language: it is read again in another.
        key={`${token} ${i18n.locale}`}
        view={view}
        onView={(chosen) =>
          void navigate({
            search: {
              ...(chosen !== 'orders' && { part: chosen }),
              // Where something waits.
              ...(chosen === 'inbox' &&
                messages === 0 &&
                reviews > 0 && { of: 'reviews' as const }),
            },
            viewTransition: false,
          })
        }
        inbox={{ of, talk }}
        onInbox={(to) =>
          void navigate({
            search: {
              part: 'inbox',
              ...(to.of === 'reviews' && { of: to.of }),
              ...(to.talk !== null && { talk: to.talk }),
            },
            viewTransition: false,
          })
        }
        onLeft={({ hasLeft }) => {
          if (hasLeft) {
            hasEnded.current = false;
            deskDraftsKey.set(null);
          }
          leaveDesk();
        }}
      />
    );
  }
  return (
    <div className={classes.door}>
      <DeskSignIn
        invite={invite.current}
        hasEnded={hasEnded.current}
        onSignedIn={(fresh) => {
          invite.current = '';
          deskTokenKey.set(fresh);
        }}
      />
    </div>
  );
}
