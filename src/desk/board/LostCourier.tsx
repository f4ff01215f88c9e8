import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import classes from '../Desk.module.css';

type Lost = NonNullable<DeskOrder['lost_courier']>;

function WhyLost({ lost: { name, reason } }: { lost: Lost }) {
  const reasons: Record<Lost['reason'], ReactNode> = {
    '': (
      <Trans>
        Nothing is heard of <bdi>{name}</bdi>.
      </Trans>
    ),
    accident: (
      <Trans>
        <bdi>{name}</bdi> had an accident.
      </Trans>
    ),
    vehicle: (
      <Trans>
        The vehicle of <bdi>{name}</bdi> broke down.
      </Trans>
    ),
    unwell: (
      <Trans>
        <bdi>{name}</bdi> is not well.
      </Trans>
    ),
    nobody: (
      <Trans>
        Nobody opened the door to <bdi>{name}</bdi>.
      </Trans>
    ),
    unpaid: (
      <Trans>
        <bdi>{name}</bdi> was not paid at the door.
      </Trans>
    ),
    other: (
      <Trans>
        <bdi>{name}</bdi> cannot go on.
      </Trans>
    ),
  };
  return reasons[reason];
}

/** Who could not bring the order, why, and where it is until another has it (DESK-29). */
export function LostCourier({ order }: { order: DeskOrder }) {
  const lost = order.lost_courier;
  if (!lost) return null;
  return (
    <strong className={classes.silent}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        <WhyLost lost={lost} />{' '}
        {lost.has_it === 1 ? (
          <Trans>Another courier fetches the order there.</Trans>
        ) : (
          <Trans>The order is here.</Trans>
        )}
      </span>
    </strong>
  );
}
