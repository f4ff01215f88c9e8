import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { OrderDetails } from '../../../domain/orders/order';
import type { Point } from '../../../domain/place/place';
import classes from './Tracking.module.css';

const TrackMap = lazy(() => import('../../map/TrackMap').then((m) => ({ default: m.TrackMap })));

interface OrderMapProps {
  order: OrderDetails;
  from: Point;
  to: Point | null;
}

export function OrderMap({ order, from, to }: OrderMapProps) {
  const { t } = useLingui();
  const courier = order.delivery_man;
  return (
    <div className={classes.map} data-screen-only>
      <Suspense fallback={null}>
        <TrackMap
          store={from}
          {...(to && { home: to })}
          isParcel={order.order_type === 'parcel'}
          courier={
            courier?.lat != null && courier.lng != null
              ? { lat: courier.lat, lng: courier.lng }
              : null
          }
          route={order.route}
          label={t`The route of your order`}
          height="100%"
        />
      </Suspense>
    </div>
  );
}
