import { Trans } from '@lingui/react/macro';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { useSubstitutionText } from '../../cart/lineWishes/wishesText';
import { describeLine } from '../../orders/tracking/describeLine';
import { useMoment } from '../../ui/useMoment';
import { LostCourier } from '../board/LostCourier';
import { SilentCourier } from '../board/SilentCourier';
import classes from '../Desk.module.css';
import { DeliverTo } from './DeliverTo';
import { PhoneOf } from './PhoneOf';
import { ToPay } from './ToPay';

function Line({ line }: { line: DeskOrder['details'][number] }) {
  const substitution = useSubstitutionText(line);
  const choices = describeLine(line);
  return (
    <li className={classes.line}>
      <strong>
        {line.quantity} × {line.name}
      </strong>
      {choices && <span>{choices}</span>}
      {line.note && <q className={classes.note}>{line.note}</q>}
      {substitution && <span className={classes.soft}>{substitution}</span>}
    </li>
  );
}

/** All that a kitchen needs to know of an order; on the screen and on paper. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const moment = useMoment();
  return (
    <div className={classes.facts}>
      <p>
        <strong>{order.first_name}</strong> ·{' '}
        {order.order_type === 'take_away' ? <Trans>Take away</Trans> : <Trans>Delivery</Trans>}
        {order.created_at && (
          <>
            {' · '}
            <Trans>
              placed <bdi>{moment(order.created_at)}</bdi>
            </Trans>
          </>
        )}
        {(order.schedule_at ?? order.eta) && (
          <>
            {' · '}
            <Trans>
              due <bdi>{moment(order.schedule_at ?? order.eta ?? '')}</bdi>
            </Trans>
          </>
        )}
      </p>
      {order.silent_courier && (
        <div>
          <SilentCourier order={order} />
          <PhoneOf of={order.silent_courier} />
          <p className={classes.soft}>
            {order.order_status === 'picked_up' ? (
              <Trans>
                The order was picked up. Call, and ask where it is; if nobody answers, say below
                what becomes of it.
              </Trans>
            ) : (
              <Trans>The order is offered to other couriers too.</Trans>
            )}
          </p>
        </div>
      )}
      {order.lost_courier && (
        <div>
          <LostCourier order={order} />
          <PhoneOf of={order.lost_courier} />
        </div>
      )}
      {order.order_note && <q className={classes.note}>{order.order_note}</q>}
      {order.cutlery === 1 && (
        <p>
          <Trans>With cutlery</Trans>
        </p>
      )}
      <ul className={classes.lines}>
        {order.details.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {order.prescription_images_full_url.map((address) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          <Trans>Picture of the prescription</Trans>
        </a>
      ))}
      {order.delivery_photo_full_url && (
        <a href={order.delivery_photo_full_url} target="_blank" rel="noreferrer">
          <Trans>Photo of the order at the door</Trans>
        </a>
      )}
      {order.deliver_to && <DeliverTo door={order.deliver_to} />}
      <ToPay order={order} />
    </div>
  );
}
