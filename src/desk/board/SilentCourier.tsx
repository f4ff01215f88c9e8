import { Trans } from '@lingui/react/macro';
import { IconPhoneOff } from '@tabler/icons-react';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { useMoment } from '../../ui/useMoment';
import classes from '../Desk.module.css';

/** Nothing is heard of the courier who has accepted the order (DESK-28). */
export function SilentCourier({ order }: { order: DeskOrder }) {
  const moment = useMoment();
  const since = order.silent_courier?.since;
  if (!since) return null;
  const at = moment(since);
  return (
    <strong className={classes.silent}>
      <IconPhoneOff size={18} aria-hidden />
      <span>
        <Trans>
          Courier not heard of since <bdi>{at}</bdi>
        </Trans>
      </span>
    </strong>
  );
}
