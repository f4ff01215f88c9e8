import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { OrderDetails } from '../../../domain/orders/order';
import type { PaymentFlag } from '../../../machines/checkout/payment';
import { type Connection, isOver, type OrderKey } from '../../../machines/orders/tracking';
import { useSession } from '../../identity/session';
import { useHasMap } from '../../map/useHasMap';
import { useIsForeign } from '../inbox/ChatLink';
import { OrderAgainButton } from '../myOrders/OrderAgainButton';
import { SendAgainButton } from '../myOrders/SendAgainButton';
import { AccountOffer } from './AccountOffer';
import { Arrival } from './Arrival';
import { CancelButton } from './CancelButton';
import { ConnectionNote } from './ConnectionNote';
import { CourierCard } from './CourierCard';
import { DemoNote } from './DemoNote';
import { EditButton } from './EditButton';
import { HelpCard } from './HelpCard';
import { OrderedThings } from './OrderedThings';
import { OrderMap } from './OrderMap';
import { OtherTotal } from './OtherTotal';
import { ParcelThings } from './ParcelThings';
import { ShareLink } from './ShareLink';
import { StatusSteps } from './StatusSteps';
import classes from './Tracking.module.css';
import { useOrderNews } from './useOrderNews';
import { wayOf } from './wayOf';

const Afterwards = lazy(() => import('../afterOrder/Afterwards'));
// Most are looked at by their owners.
const FollowedOrder = lazy(() => import('./FollowedOrder'));
const RideNotes = lazy(() => import('./RideNotes'));
// Most orders are paid in cash or at once.
const PaymentPanel = lazy(() =>
  import('./PaymentPanel').then((m) => ({ default: m.PaymentPanel })),
);

export interface OrderViewProps {
  order: OrderDetails;
  orderKey: OrderKey;
  flag: PaymentFlag;
  placed: boolean;
  connection: Connection;
  onRetry: () => void;
  onChanged: () => void;
}

export function OrderView(props: OrderViewProps) {
  const { order, orderKey, connection } = props;
  const { signedIn } = useSession();
  const isForeign = useIsForeign(order);
  const hasMap = useHasMap();
  useOrderNews(order);
  const way = wayOf(order);
  const isParcel = order.order_type === 'parcel';
  const over = isOver(order.order_status);
  const unpaid =
    order.payment_method === 'digital_payment' && order.payment_status === 'unpaid' && !over;
  const owes = unpaid && order.can_pay === 1;
  const courier = order.delivery_man;
  const isAtDoor = courier?.is_at_door === 1;
  const isDelivered = order.order_status === 'delivered';
  const isOwn = order.is_own === null ? !orderKey.contactNumber : order.is_own === 1;
  const again = isParcel ? (
    <SendAgainButton order={order} />
  ) : (
    isOwn && <OrderAgainButton order={order} />
  );
  const afterwards = (
    <Suspense fallback={null}>
      <Afterwards order={order} again={again} onChanged={props.onChanged} />
    </Suspense>
  );
  const rideNotes = (order.delivery_code ||
    order.delivery_photo_full_url ||
    order.is_reassigned === 1 ||
    order.door_trouble ||
    courier?.is_silent === 1) && (
    <Suspense>
      <RideNotes order={order} />
    </Suspense>
  );
  return (
    <>
      <ConnectionNote connection={connection} onRetry={props.onRetry} />
      <div className={classes.page} data-pressing={isAtDoor || owes || undefined}>
        <Arrival order={order} placed={props.placed} />
        {isAtDoor && rideNotes}
        <OtherTotal of={{ what: 'order', id: order.id }} total={order.order_amount} />
        {order.can_pay === 1 && (unpaid || props.flag) && (
          <Suspense fallback={<Skeleton height={140} radius="md" mt="md" />}>
            <PaymentPanel
              input={{ ...orderKey, flag: props.flag, gateway: order.payment_gateway }}
              onChanged={props.onChanged}
            />
          </Suspense>
        )}
        {!over && <DemoNote of={order.order_type} />}
        <div className={classes.columns}>
          <div className={classes.column}>
            {isDelivered && afterwards}
            {hasMap && way?.from && !over && <OrderMap order={order} from={way.from} to={way.to} />}
            {!isAtDoor && rideNotes}
            {courier && way && (
              <CourierCard courier={courier} orderId={order.id} canChat={!isForeign} />
            )}
            <StatusSteps order={order} />
            <HelpCard order={order} />
          </div>
          <div className={classes.column}>
            {isParcel ? <ParcelThings order={order} /> : <OrderedThings order={order} />}
            {over && !isDelivered && afterwards}
            <ShareLink of="order" id={order.id} token={order.track_token} isOver={over} />
            {order.can_pay === 0 && !over && (
              <Suspense>
                <FollowedOrder id={order.id} />
              </Suspense>
            )}
            {order.can_edit === 1 && (
              <EditButton order={order} orderKey={orderKey} onDone={props.onChanged} />
            )}
            {order.can_cancel === 1 && (
              <CancelButton orderKey={orderKey} isParcel={isParcel} onDone={props.onChanged} />
            )}
            {!signedIn && <AccountOffer />}
          </div>
        </div>
      </div>
    </>
  );
}
