import { Plural, Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Order } from '../../../domain/orders/order';
import { useMoney } from '../../client/useMoney';
import page from '../../ui/Page.module.css';
import { Picture } from '../../ui/Picture';
import classes from '../../ui/Rows.module.css';
import { useMoment } from '../../ui/useMoment';
import own from './MyOrders.module.css';
import { OrderAgainButton } from './OrderAgainButton';
import { OrderCourse } from './OrderCourse';
import { SendAgainButton } from './SendAgainButton';
import { useStatusNames } from './useStatusNames';

const colours = {
  pending: 'blue',
  confirmed: 'blue',
  processing: 'orange',
  handover: 'orange',
  picked_up: 'orange',
  delivered: 'teal',
  canceled: 'gray',
  failed: 'red',
} as const;

export function OrderRow({ order, past }: { order: Order; past: boolean }) {
  const money = useMoney();
  const moment = useMoment();
  const AgainButton = order.order_type === 'parcel' ? SendAgainButton : OrderAgainButton;
  const names = useStatusNames(order);
  const receiver = order.receiver_details?.contact_person_name;
  const unpaid =
    !past && order.payment_method === 'digital_payment' && order.payment_status === 'unpaid';
  const underWay = order.payment_under_way === 1;
  return (
    <article className={classes.row}>
      <Picture
        src={order.store?.logo_full_url ?? order.parcel_category?.image_full_url ?? ''}
        alt=""
        kind="store"
        width={56}
        height={56}
        className={classes.logo}
      />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link to="/track-order" search={{ order_id: order.id }} className={classes.link}>
            {order.store?.name ||
              (receiver ? <Trans>Parcel to {receiver}</Trans> : <Trans>Order {order.id}</Trans>)}
          </Link>
        </h3>
        <p className={page.soft}>
          <bdi>#{order.id}</bdi> ·{' '}
          {order.parcel_category?.name ?? (
            <Plural value={order.details_count} one="# item" other="# items" />
          )}
        </p>
        {order.created_at && (
          <p className={page.soft}>
            <bdi>{moment(order.created_at)}</bdi>
          </p>
        )}
      </div>
      <div className={classes.end}>
        <Badge variant="light" color={unpaid && !underWay ? 'red' : colours[order.order_status]}>
          {!unpaid ? (
            names[order.order_status]
          ) : underWay ? (
            <Trans>Payment on its way</Trans>
          ) : (
            <Trans>Not paid yet</Trans>
          )}
        </Badge>
        <strong>
          <bdi>{money(order.order_amount)}</bdi>
        </strong>
      </div>
      {past ? (
        <div className={own.tools}>
          <span className={own.pictures}>
            {order.pictures.map((src) => (
              <Picture key={src} src={src} alt="" width={40} height={40} className={own.picture} />
            ))}
          </span>
          <AgainButton order={order} size="sm" />
        </div>
      ) : (
        !unpaid && <OrderCourse order={order} />
      )}
    </article>
  );
}
