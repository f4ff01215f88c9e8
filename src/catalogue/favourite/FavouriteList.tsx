import { Trans } from '@lingui/react/macro';
import { Skeleton, Tabs } from '@mantine/core';
import { type ReactElement, useEffect, useRef } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { StartShopping } from '../../ui/StartShopping';
import classes from './Wishlist.module.css';

interface FavouriteListProps {
  tab: 'things' | 'places';
  /** What the tab holds, as a word within a sentence. */
  named: string;
  /** Undefined while they are not known. */
  rows: ReactElement[] | undefined;
  /** Leads from here to what is on offer. */
  onLeave: () => void;
}

const places = [0, 1, 2];

/** One tab of the favourites: its rows, their skeletons, or an illustration (WISH-06). */
export function FavouriteList({ tab, named, rows, onLeave }: FavouriteListProps) {
  const panel = useRef<HTMLDivElement>(null);
  const count = rows?.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // The heart that took a row away went with it, and the focus with the heart.
    if (count < before.current && document.activeElement === document.body) panel.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <Tabs.Panel value={tab} ref={panel}>
      {rows?.length === 0 ? (
        <EmptyState
          picture="no-favourites"
          title={<Trans>No favourite {named} found</Trans>}
          action={<StartShopping onPress={onLeave} />}
        >
          <Trans>Press the heart of what you like, and you find it here.</Trans>
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-busy={!rows}>
          {rows?.map((row) => <li key={row.key}>{row}</li>) ??
            places.map((place) => (
              <li key={place} className={classes.row} aria-hidden>
                <Skeleton height={72} radius={12} />
                <div>
                  <Skeleton height={16} mt={4} width="60%" />
                  <Skeleton height={12} mt={10} width="40%" />
                </div>
              </li>
            ))}
        </ul>
      )}
    </Tabs.Panel>
  );
}
