import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { OrderDetails } from '../../../domain/orders/order';
import { apartFromAddress } from '../../../domain/place/addressParts';
import { listed } from '../../client/i18n';
import { useConfig } from '../../client/useMoney';
import { Costs } from '../../ui/Costs';
import { ContactText } from './ContactText';
import { OrderedLine } from './OrderedLine';
import { PaymentFact } from './PaymentFact';
import classes from './Tracking.module.css';

const PrescriptionPictures = lazy(() => import('./PrescriptionPictures'));

export function OrderedThings({ order }: { order: OrderDetails }) {
  const config = useConfig();
  const address = order.delivery_address;
  const prescription = order.prescription_images_full_url;
  return (
    <section className={classes.card} aria-labelledby="order-things">
      <h2 id="order-things" className={classes.heading}>
        <Trans>Your order</Trans>
      </h2>
      <ul className={classes.lines}>
        {order.details.map((line) => (
          <OrderedLine key={line.id} line={line} />
        ))}
      </ul>
      <Costs
        delivered={order.order_type === 'delivery'}
        feeName={config?.additional_charge_name ?? ''}
        couponCode={order.coupon_code}
        amounts={{
          subtotal: order.subtotal,
          item_discount: order.item_discount,
          coupon_discount: order.coupon_discount_amount,
          tax_amount: order.total_tax_amount,
          tax_included: order.tax_included,
          delivery_charge: order.delivery_charge,
          additional_charge: order.additional_charge,
          dm_tips: order.dm_tips,
          total: order.order_amount,
        }}
      />
      <dl className={classes.facts}>
        <PaymentFact order={order} />
        {order.order_type === 'delivery' && address && (
          <>
            <dt>
              <Trans>Deliver to</Trans>
            </dt>
            <dd>
              <bdi>{listed([address.address, ...apartFromAddress(address)])}</bdi>
            </dd>
          </>
        )}
        {order.order_type === 'take_away' && order.store && (
          <>
            <dt>
              <Trans>Collect from</Trans>
            </dt>
            <dd>{order.store.address}</dd>
          </>
        )}
        <dt>
          <Trans>Contact</Trans>
        </dt>
        <dd>
          <ContactText name={order.contact_person_name} phone={order.contact_person_number} />
        </dd>
        {prescription.length > 0 && (
          <Suspense fallback={null}>
            <PrescriptionPictures pictures={prescription} />
          </Suspense>
        )}
        {order.cutlery === 1 && (
          <>
            <dt>
              <Trans>Cutlery</Trans>
            </dt>
            <dd>
              <Trans>Asked for</Trans>
            </dd>
          </>
        )}
        {order.delivery_instruction && (
          <>
            <dt>
              <Trans>For the courier</Trans>
            </dt>
            <dd>{order.delivery_instruction}</dd>
          </>
        )}
        {order.order_note && (
          <>
            <dt>
              <Trans>Note</Trans>
            </dt>
            <dd>{order.order_note}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
