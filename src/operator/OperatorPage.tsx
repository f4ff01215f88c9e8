import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { operatorDraftsKey, operatorTokenKey } from '../client/storage/deskKeys';
import { onStorageChange } from '../client/storage/storage';
import { useHas } from '../client/useMoney';
import classes from '../desk/Desk.module.css';
import { DeskSignIn } from '../desk/signIn/DeskSignIn';
import { EmptyState } from '../ui/EmptyState';
import { usePageTitle } from '../ui/usePageTitle';
import { leaveRoom } from './api/operator';
import { OperatorRoom } from './OperatorRoom';
import { operatorAddress } from './operatorView';

/** Of the link by which somebody came; the address forgets it at once. */
function takeInvite(): string {
  const invite = /^#invite=([\w-]+)$/.exec(window.location.hash)?.[1] ?? '';
  if (invite) window.history.replaceState(window.history.state, '', '/desk/shop');
  return invite;
}

const route = getRouteApi('/desk_/shop');

export default function OperatorPage() {
  const { t } = useLingui();
  usePageTitle(t`The shop's own room`);
  const hasDesk = useHas('desk');
  const { part: view } = v.parse(operatorAddress, route.useSearch());
  const navigate = route.useNavigate();
  const token = useSyncExternalStore(onStorageChange, operatorTokenKey.get);
  const invite = useRef<string | null>(null);
  invite.current ??= takeInvite();
  const hasEnded = useRef(false);
  if (!hasDesk) {
    return (
      <EmptyState
        picture="not-found"
        isPage
        title={<Trans>This shop's back end has a panel of its own</Trans>}
      >
        <Trans>Applications, refunds and payouts are seen to there.</Trans>
      </EmptyState>
    );
  }
  if (token && !invite.current) {
    return (
      <OperatorRoom
        key={token}
        view={view}
        onView={(chosen) =>
          void navigate({
            search: chosen === 'applications' ? {} : { part: chosen },
            viewTransition: false,
          })
        }
        onLeft={({ hasLeft }) => {
          hasEnded.current = !hasLeft;
          if (hasLeft) operatorDraftsKey.set(null);
          leaveRoom();
        }}
      />
    );
  }
  return (
    <div className={classes.door}>
      <DeskSignIn
        door="shop"
        invite={invite.current}
        hasEnded={hasEnded.current}
        onSignedIn={(fresh) => {
          invite.current = '';
          operatorTokenKey.set(fresh);
        }}
      />
    </div>
  );
}
