import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/EmptyState';
import { keptFor } from '../actors/outbox';
import { useRideBoard } from '../api/ride';
import { JobCard } from '../job/JobCard';
import classes from '../Ride.module.css';
import { HeldCard } from './HeldCard';
import { isLost, useEntries } from './useEntries';

/** The courier's orders first, then what may be accepted (RIDE-03). */
export function Orders({ onTalk }: { onTalk: (id: number) => void }) {
  const { is_on_duty, offers, held } = useRideBoard();
  const { entries, hold, close } = useEntries();
  // What they may ride after all says so itself.
  const kept = held.filter(({ id }) => !offers.some((offer) => offer.id === id));
  if (entries.length + kept.length === 0) {
    return is_on_duty === 1 ? (
      <EmptyState picture="no-orders" title={<Trans>Nothing is ready to be ridden</Trans>}>
        <Trans>The next offer shows here, and your phone buzzes.</Trans>
      </EmptyState>
    ) : (
      <EmptyState picture="no-trips" title={<Trans>You are off duty</Trans>}>
        <Trans>Go on duty, and orders near you are offered here.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} aria-live="polite">
      {entries.map((entry) => (
        <JobCard
          // What was taken from them ends with a card of its own: it may be offered to them again.
          key={isLost(entry) ? `lost ${entry.id}` : entry.id}
          entry={entry}
          begun={keptFor(entry.id)}
          onTalk={onTalk}
          onHold={hold}
          onEnd={close}
        />
      ))}
      {kept.map((one) => (
        <HeldCard key={`held ${one.id}`} held={one} />
      ))}
    </ul>
  );
}
