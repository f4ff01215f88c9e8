import { Plural, Trans } from '@lingui/react/macro';
import { IconBuildingStore, IconPackage } from '@tabler/icons-react';
import type { Entry } from '../board/useEntries';
import classes from '../Ride.module.css';

/** Where it is fetched, and how much. */
export function FromStop({ entry }: { entry: Entry }) {
  return (
    <li className={classes.stop}>
      {entry.order_type === 'parcel' ? (
        <IconPackage size={22} aria-hidden />
      ) : (
        <IconBuildingStore size={22} aria-hidden />
      )}
      <div>
        <strong>{entry.from.name || <Trans>The sender</Trans>}</strong>
        {entry.is_with_courier === 1 && (
          <p className={classes.soft}>
            {entry.is_with_me === 1 ? (
              <Trans>You have it still: ride it after all, or keep it for another courier</Trans>
            ) : (
              <Trans>A courier who cannot go on: fetch it there</Trans>
            )}
          </p>
        )}
        <p className={classes.soft}>
          <bdi>{entry.from.address}</bdi>
        </p>
        <p className={classes.soft}>
          <Plural value={entry.things} one="# thing" other="# things" />
        </p>
      </div>
    </li>
  );
}
