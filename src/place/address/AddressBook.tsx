import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { profileQuery } from '../../account/api/profile';
import { useSession } from '../../identity/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { AddAddress } from './AddAddress';
import { AddressCard } from './AddressCard';
import classes from './Addresses.module.css';
import { newPlace, pointOf } from './newPlace';
import { useAddressChoice } from './useAddressChoice';
import { useSavedAddresses } from './useSavedAddresses';

const AddressDialogs = lazy(() =>
  import('./AddressDialogs').then((m) => ({ default: m.AddressDialogs })),
);

export function AddressBook({ stranger: Stranger }: { stranger: ComponentType }) {
  const { signedIn } = useSession();
  const [isHeld, setHeld] = useState(false);
  return signedIn || isHeld ? <Book onHeld={setHeld} /> : <Stranger />;
}

function Book({ onHeld }: { onHeld: (isHeld: boolean) => void }) {
  const choice = useAddressChoice(null, { onHeld });
  const { data, error, refetch } = useSavedAddresses();
  const { data: profile } = useQuery(profileQuery());
  const contact = {
    name: `${profile?.f_name ?? ''} ${profile?.l_name ?? ''}`.trim(),
    phone: profile?.phone ?? '',
  };
  const add = (
    <AddAddress
      saved={data?.length ?? 0}
      onPress={() => choice.intents.openForm({ id: null, point: pointOf(newPlace(null)) })}
    />
  );
  return (
    <>
      <div className={classes.head}>
        <h1 className={page.title}>
          <Trans>Saved Addresses</Trans>
        </h1>
        {data && data.length > 0 && add}
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className={classes.list} aria-busy>
          <Skeleton height={116} radius="lg" />
          <Skeleton height={116} radius="lg" />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          picture="no-address"
          title={<Trans>No address is saved yet</Trans>}
          action={add}
        >
          <Trans>Save home, work or a friend's door once, and choose it with one press.</Trans>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((address) => (
            <AddressCard key={address.id} address={address} intents={choice.intents} />
          ))}
        </ul>
      )}
      {choice.screen !== 'section' && (
        <Suspense fallback={null}>
          <AddressDialogs choice={choice} selected={null} contact={contact} />
        </Suspense>
      )}
    </>
  );
}
