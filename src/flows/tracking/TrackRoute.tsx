import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PaymentFlag } from '../../../machines/payment';
import { useSession } from '../../app/session';
import { usePageTitle } from '../../components/usePageTitle';
import { RecentOrders } from './RecentOrders';
import { TrackedOrder } from './TrackedOrder';
import { TrackForm } from './TrackForm';
import classes from './Tracking.module.css';

export interface TrackSearch {
  order_id?: number | undefined;
  contact_number?: string | undefined;
  /** What the payment page claims on the way back. */
  flag?: Exclude<PaymentFlag, null> | undefined;
  /** The order was placed a moment ago. */
  placed?: 1 | undefined;
}

/** The tracking page: an order, or the form that finds one. */
export function TrackRoute({ search }: { search: TrackSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const { order_id: orderId, contact_number: contact } = search;
  usePageTitle(orderId ? t`Order ${orderId}` : t`Track Order`);
  const key = useMemo(
    () => (orderId ? { orderId, contactNumber: contact || null } : null),
    [orderId, contact],
  );
  const onTrack = (order_id: number, contact_number: string) =>
    void navigate({ to: '/track-order', search: { order_id, contact_number } });
  if (key) {
    return (
      <TrackedOrder
        // Somebody else asks: the order may be theirs, or no longer (SESS-11).
        key={`${key.orderId} ${key.contactNumber} ${signedIn}`}
        orderKey={key}
        flag={search.flag ?? null}
        placed={search.placed === 1}
        onTrack={onTrack}
      />
    );
  }
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>
        <Trans>Track Order</Trans>
      </h1>
      <p className={classes.soft}>
        <Trans>
          Enter your order number and the phone number you gave with it. You do not need an account.
        </Trans>
      </p>
      <TrackForm onTrack={onTrack} />
      <RecentOrders />
    </div>
  );
}
