import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderType } from '../../../domain/orders/order';
import { useConfig } from '../../client/useMoney';
import classes from './Tracking.module.css';

/** Tells why what takes an hour elsewhere is over in minutes here. */
export function DemoNote({ of }: { of: OrderType | 'trip' }) {
  const config = useConfig();
  if (config?.demo !== 1) return null;
  const notes: Record<typeof of, ReactNode> = {
    delivery: (
      <Trans>This is a demo: the store and the courier work many times faster than life.</Trans>
    ),
    take_away: <Trans>This is a demo: the store works many times faster than life.</Trans>,
    parcel: <Trans>This is a demo: the courier works many times faster than life.</Trans>,
    trip: <Trans>This is a demo: the trip passes many times faster than life.</Trans>,
  };
  return (
    <p className={classes.soft} data-screen-only>
      {notes[of]}
    </p>
  );
}
