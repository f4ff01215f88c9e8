import { Trans, useLingui } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type PropsWithChildren, useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { paidTripKey } from '../../client/storage/orderKeys';
import { useSession } from '../../identity/session';
import { AccountHint } from '../../identity/signIn/AccountHint';
import { useContact } from '../../orders/tracking/useContact';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { TrackedTrip } from './TrackedTrip';
import { TripList } from './TripList';
import { type TripsSearch, tripsSearch } from './tripsSearch';

interface TripsRouteProps {
  address: TripsSearch;
  /** What the list stands in. */
  frame: ComponentType<PropsWithChildren>;
}

/** `/my-trips`: the trips of the customer or of this browser's guest, or one of them (ORD-03, ORD-06). */
export function TripsRoute({ address, frame: Frame }: TripsRouteProps) {
  const search = useMemo(() => v.parse(tripsSearch, address), [address]);
  const { t } = useLingui();
  const { signedIn } = useSession();
  const navigate = useNavigate();
  // Some payment pages lead back without a word of whose payment it was.
  const { trip_id: orderId = (search.flag && paidTripKey.get()) ?? undefined } = search;
  const leave = useCallback(
    () =>
      void navigate({
        to: '/my-trips',
        search: { ...search, contact_number: undefined },
        replace: true,
      }),
    [navigate, search],
  );
  const turn = (chosen: string | null) =>
    void navigate({
      to: '/my-trips',
      search: chosen === 'past' ? { tab: chosen } : {},
      replace: true,
      resetScroll: false,
    });
  const contact = useContact('trip', orderId, search, leave);
  usePageTitle(orderId ? t`Trip #${orderId}` : t`My trips`);
  const key = useMemo(
    () => (orderId ? { orderId, contactNumber: contact } : null),
    [orderId, contact],
  );
  if (key) {
    return (
      <TrackedTrip
        // Somebody else asks: the trip may be theirs, or no longer.
        key={`${key.orderId} ${key.contactNumber} ${signedIn}`}
        tripKey={key}
        flag={search.flag ?? null}
        booked={search.booked === 1}
      />
    );
  }
  return (
    <Frame>
      <h1 className={page.title}>
        <Trans>My trips</Trans>
      </h1>
      <Tabs value={search.tab ?? 'running'} onChange={turn} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="running">
            <Trans>Under way</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="past">
            <Trans>Past</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="running">
          <TripList status="running" />
        </Tabs.Panel>
        <Tabs.Panel value="past">
          <TripList status="past" />
        </Tabs.Panel>
      </Tabs>
      <AccountHint>
        <Trans>Booked with an account?</Trans>
      </AccountHint>
    </Frame>
  );
}
