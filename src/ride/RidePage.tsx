import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useSyncExternalStore } from 'react';
import { riderKey, rideTokenKey } from '../client/storage/rideKeys';
import { onStorageChange } from '../client/storage/storage';
import { useHas } from '../client/useMoney';
import { EmptyState } from '../ui/EmptyState';
import { usePageTitle } from '../ui/usePageTitle';
import { leaveRide } from './api/ride';
import { RideHome } from './board/RideHome';
import classes from './Ride.module.css';
import { RideSignIn } from './signIn/RideSignIn';
import { WhoRides } from './signIn/WhoRides';

/** Of the link by which somebody came; the address forgets it at once. */
function takeInvite(): string {
  const invite = /^#invite=([\w-]+)$/.exec(window.location.hash)?.[1] ?? '';
  if (invite) window.history.replaceState(window.history.state, '', '/ride');
  return invite;
}

export default function RidePage() {
  const { t, i18n } = useLingui();
  usePageTitle(t`Deliveries`);
  const hasRide = useHas('ride');
  const token = useSyncExternalStore(onStorageChange, rideTokenKey.get);
  const rider = useSyncExternalStore(onStorageChange, riderKey.get);
  const invite = useRef<string | null>(null);
  invite.current ??= takeInvite();
  const hasEnded = useRef(false);
  if (!hasRide) {
    return (
      <EmptyState
        picture="not-found"
        isPage
        title={<Trans>This shop's couriers have an app of their own</Trans>}
      >
        <Trans>Its back end brings one along; orders are ridden with it.</Trans>
      </EmptyState>
    );
  }
  const leave = (end: { hasLeft: boolean }) => {
    hasEnded.current = !end.hasLeft;
    leaveRide(end);
  };
  if (token && !invite.current) {
    // What stands on the board is told in one language: it is read again in another.
    const key = `${token} ${i18n.locale}`;
    return rider ? <RideHome key={key} onLeft={leave} /> : <WhoRides key={key} onLeft={leave} />;
  }
  return (
    <div className={classes.door}>
      <RideSignIn
        invite={invite.current}
        hasEnded={hasEnded.current}
        onSignedIn={(fresh) => {
          invite.current = '';
          // Who it is decides whether what was kept is theirs.
          riderKey.set(null);
          rideTokenKey.set(fresh);
        }}
      />
    </div>
  );
}
