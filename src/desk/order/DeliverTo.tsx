import { Trans } from '@lingui/react/macro';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import classes from '../Desk.module.css';
import { PhoneOf } from './PhoneOf';

/** Where a store's own courier brings it, and whom to ring there. */
export function DeliverTo({ door }: { door: NonNullable<DeskOrder['deliver_to']> }) {
  return (
    <div className={classes.line}>
      <strong>
        <Trans>Deliver to</Trans>
      </strong>
      <bdi>{door.address}</bdi>
      <PhoneOf of={door} />
      {door.leave_at_door === 1 && (
        <strong>
          <Trans>Leave at the door</Trans>
        </strong>
      )}
      {door.instruction && <q className={classes.note}>{door.instruction}</q>}
    </div>
  );
}
