import { Trans } from '@lingui/react/macro';
import type { OrderDetails } from '../../../domain/orders/order';
import { apartFromAddress } from '../../../domain/place/addressParts';
import type { House } from '../../../domain/place/house';
import { listed } from '../../client/i18n';
import { useConfig } from '../../client/useMoney';
import { Costs } from '../../ui/Costs';
import { Picture } from '../../ui/Picture';
import { ContactText } from './ContactText';
import { PaymentFact } from './PaymentFact';
import classes from './Tracking.module.css';

const line = (place: House & { address: string }) =>
  listed([place.address, ...apartFromAddress(place)]);

export function ParcelThings({ order }: { order: OrderDetails }) {
  const config = useConfig();
  const { delivery_address: pickup, parcel_category: kind, receiver_details: receiver } = order;
  return (
    <section className={classes.card} aria-labelledby="parcel-things">
      <h2 id="parcel-things" className={classes.heading}>
        <Trans>Your parcel</Trans>
      </h2>
      {kind && (
        <ul className={classes.lines}>
          <li className={classes.line}>
            <Picture
              src={kind.image_full_url}
              alt=""
              kind="category"
              width={56}
              height={56}
              className={classes.thumb}
            />
            <strong>{kind.name}</strong>
          </li>
        </ul>
      )}
      <Costs
        delivered
        onlyWay
        feeName={config?.additional_charge_name ?? ''}
        amounts={{
          subtotal: 0,
          item_discount: 0,
          coupon_discount: 0,
          tax_amount: 0,
          tax_included: 0,
          delivery_charge: order.delivery_charge,
          additional_charge: order.additional_charge,
          dm_tips: order.dm_tips,
          total: order.order_amount,
        }}
      />
      <dl className={classes.facts}>
        <PaymentFact order={order} />
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>
          <ContactText name={order.contact_person_name} phone={order.contact_person_number} />
          {pickup && (
            <div>
              <bdi>{line(pickup)}</bdi>
            </div>
          )}
        </dd>
        {receiver && (
          <>
            <dt>
              <Trans>To</Trans>
            </dt>
            <dd>
              <ContactText
                name={receiver.contact_person_name}
                phone={receiver.contact_person_number}
              />
              <div>
                <bdi>{line(receiver)}</bdi>
              </div>
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
