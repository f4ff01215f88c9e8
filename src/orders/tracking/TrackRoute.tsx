import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { PaymentFlag } from '../../../machines/checkout/payment';
import { keepContact } from '../../client/storage/contactKeys';
import { paidOrderKey } from '../../client/storage/orderKeys';
import { useSession } from '../../identity/session';
import { usePageTitle } from '../../ui/usePageTitle';
import { RecentOrders } from './RecentOrders';
import { TrackedOrder } from './TrackedOrder';
import { TrackForm } from './TrackForm';
import classes from './Tracking.module.css';
import { type ContactInAddress, useContact } from './useContact';

export interface TrackSearch extends ContactInAddress {
  order_id?: number | undefined;
  /** What the payment page claims on the way back. */
  flag?: Exclude<PaymentFlag, null> | undefined;
  /** The order was placed a moment ago. */
  placed?: 1 | undefined;
}

export function TrackRoute({ search }: { search: TrackSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { signedIn } = useSession();
  // Some payment pages lead back without a word of whose payment it was.
  const { order_id: orderId = (search.flag && paidOrderKey.get()) ?? undefined } = search;
  const leave = useCallback(
    () =>
      void navigate({
        to: '/track-order',
        search: { ...search, contact_number: undefined },
        replace: true,
      }),
    [navigate, search],
  );
  const contact = useContact('order', orderId, search, leave);
  usePageTitle(orderId ? t`Order ${orderId}` : t`Track Order`);
  const key = useMemo(
    () => (orderId ? { orderId, contactNumber: contact } : null),
    [orderId, contact],
  );
  const onTrack = (order_id: number, contact: string) => {
    keepContact('order', order_id, contact);
    void navigate({ to: '/track-order', search: { order_id } });
  };
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
