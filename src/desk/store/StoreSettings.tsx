import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StoreChange } from '../../../machines/desk/changeStore';
import { ErrorState } from '../../ui/ErrorState';
import { personQuery } from '../api/desk';
import { Hours } from './Hours';
import { Opening } from './Opening';
import { People } from './People';
import classes from './Store.module.css';

interface StoreSettingsProps {
  queue: readonly StoreChange[];
  link: string;
  onChange: (change: StoreChange) => void;
}

/** How busy the store is, when it takes orders and who works there; most of it is the owner's (DESK-11). */
export function StoreSettings({ queue, link, onChange }: StoreSettingsProps) {
  const { data: person, error, refetch } = useQuery(personQuery());
  if (!person) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} radius="lg" />
    );
  }
  const isOwner = person.role === 'owner';
  const people = <People me={person.id} link={link} onChange={onChange} />;
  if (person.handles === 'trips') {
    return (
      <div className={classes.panel}>
        {isOwner ? (
          people
        ) : (
          <p className={classes.soft}>
            <Trans>Who works here is the owner's to say.</Trans>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={classes.panel}>
      <Opening store={person.store} isOwner={isOwner} queue={queue} onChange={onChange} />
      {isOwner ? (
        <>
          <Hours
            key={JSON.stringify(person.store.hours)}
            hours={person.store.hours}
            onChange={onChange}
          />
          {people}
        </>
      ) : (
        <p className={classes.soft}>
          <Trans>Prices, opening hours and people are the owner's.</Trans>
        </p>
      )}
    </div>
  );
}
