import { Trans } from '@lingui/react/macro';
import type { OrderDetails, OrderLine } from '../../../domain/entities/order';
import { isOver } from '../../../machines/tracking';
import { useConfig, useMoney } from '../../api/useMoney';
import { Costs } from '../../components/Costs';
import { Picture } from '../../components/Picture';
import classes from './Tracking.module.css';

function describe({ variation, add_ons }: OrderLine): string {
  const choices = variation.map((choice) =>
    'values' in choice ? choice.values.label.join(', ') : choice.type,
  );
  const extras = add_ons.map(({ name, quantity }) =>
    quantity > 1 ? `${name} × ${quantity}` : name,
  );
  return [...choices, ...extras].filter(Boolean).join(' · ');
}

/** What was ordered, to where, and every amount. */
export function OrderedThings({ order }: { order: OrderDetails }) {
  const money = useMoney();
  const config = useConfig();
  const address = order.delivery_address;
  const cash = order.payment_method === 'cash_on_delivery';
  return (
    <section className={classes.card} aria-labelledby="order-things">
      <h2 id="order-things" className={classes.heading}>
        <Trans>Your order</Trans>
      </h2>
      <ul className={classes.lines}>
        {order.details.map((line) => (
          <li key={line.id} className={classes.line}>
            <Picture
              src={line.image_full_url}
              alt=""
              width={48}
              height={48}
              className={classes.thumb}
            />
            <div className={classes.grow}>
              <div>{line.name}</div>
              <div className={classes.soft}>{describe(line)}</div>
            </div>
            <bdi className={classes.soft}>× {line.quantity}</bdi>
            <bdi>
              {money(
                (line.price - line.discount_on_item) * line.quantity + line.total_add_on_price,
              )}
            </bdi>
          </li>
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
        <dt>
          <Trans>Payment</Trans>
        </dt>
        <dd>
          {cash ? <Trans>Cash</Trans> : <Trans>Online</Trans>}
          {order.payment_status === 'paid' && (
            <>
              {' · '}
              <Trans>paid</Trans>
            </>
          )}
          {order.payment_status === 'unpaid' && !isOver(order.order_status) && (
            <>
              {' · '}
              <Trans>not paid yet</Trans>
            </>
          )}
        </dd>
        {order.order_type === 'delivery' && address && (
          <>
            <dt>
              <Trans>Deliver to</Trans>
            </dt>
            <dd>
              <bdi>
                {[address.address, address.road, address.house, address.floor]
                  .filter(Boolean)
                  .join(', ')}
              </bdi>
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
          {order.contact_person_name} · <bdi>{order.contact_person_number}</bdi>
        </dd>
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
