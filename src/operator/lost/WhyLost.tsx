import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconPhoneOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LostOrder } from '../../../domain/operator/lostOrder';
import { doorReasonOf } from '../../../domain/orders/courierChange';
import deskClasses from '../../desk/Desk.module.css';
import { useMoment } from '../../ui/useMoment';

function Reason({ order: { courier, reason } }: { order: LostOrder }) {
  const { name } = courier;
  const reasons: Record<LostOrder['reason'], ReactNode> = {
    '': <Trans>It was taken off its courier.</Trans>,
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

/** Why an order is not brought, and where it is until another has it (OPER-15). */
export function WhyLost({ order }: { order: LostOrder }) {
  const moment = useMoment();
  const at = order.silent_since && moment(order.silent_since);
  const since = order.waiting_since && moment(order.waiting_since);
  return (
    <strong className={deskClasses.silent}>
      {at ? <IconPhoneOff size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
      <span>
        {at ? (
          <Trans>
            Courier not heard of since <bdi>{at}</bdi>
          </Trans>
        ) : since ? (
          <Trans>
            No courier has accepted it since <bdi>{since}</bdi>
          </Trans>
        ) : (
          <>
            <Reason order={order} />{' '}
            {order.has_it === 1 ? (
              <Trans>Another courier fetches the order there.</Trans>
            ) : doorReasonOf(order.reason) ? (
              <Trans>It is back. Say what becomes of it.</Trans>
            ) : (
              <Trans>It waits for another courier.</Trans>
            )}
          </>
        )}
      </span>
    </strong>
  );
}
