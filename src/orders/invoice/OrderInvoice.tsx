import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OrderDetails } from '../../../domain/orders/order';
import { apartFromAddress } from '../../../domain/place/addressParts';
import { isApiError } from '../../client/apiError';
import { listed } from '../../client/i18n';
import { useConfig } from '../../client/useMoney';
import { Costs } from '../../ui/Costs';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { isUnknown } from '../actors/followStream';
import { orderQuery } from '../api/orders';
import { describeLine } from '../tracking/describeLine';
import { usePaidText } from '../tracking/usePaidText';
import { usePartText } from '../tracking/usePartText';
import { Sheet } from './Sheet';
import { useInvoiceDate } from './useInvoiceDate';

export function OrderInvoice({ orderId, contact }: { orderId: number; contact: string | null }) {
  const { data, error, refetch } = useQuery(orderQuery({ orderId, contactNumber: contact }));
  if (data) return <OrderSheet order={data} />;
  if (!error) return <Skeleton height={620} radius="lg" maw={860} mx="auto" mt="lg" />;
  if (isApiError(error) && isUnknown(error.status))
    return <EmptyState picture="not-found" isPage title={<Trans>We found no such order</Trans>} />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

function OrderSheet({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const config = useConfig();
  const dateOf = useInvoiceDate();
  const ways = { cash_on_delivery: t`Cash`, digital_payment: t`Online`, wallet: t`Wallet` };
  const address = order.delivery_address;
  const paid = usePaidText(order);
  const part = usePartText(order);
  const isPaid = order.payment_status === 'paid' || order.refunded_to !== null;
  const states = isPaid ? paid : (part ?? t`not paid yet`);
  return (
    <Sheet
      number={order.id}
      date={dateOf(order.created_at)}
      seller={{
        name: order.store?.name ?? config?.business_name ?? '',
        address: order.store?.address ?? '',
        phone: order.store?.phone ?? '',
      }}
      buyer={{
        name: order.contact_person_name,
        phone: order.contact_person_number,
        address: address ? listed([address.address, ...apartFromAddress(address)]) : '',
      }}
      lines={order.details.map((line) => ({
        id: line.id,
        name: line.name,
        about: describeLine(line),
        quantity: line.quantity,
        amount: line.price * line.quantity + line.total_add_on_price,
      }))}
      payment={`${ways[order.payment_method]} · ${states}`}
      back={{
        to: '/track-order',
        search: { order_id: order.id },
      }}
    >
      <Costs
        delivered={order.order_type !== 'take_away'}
        onlyWay={order.order_type === 'parcel'}
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
    </Sheet>
  );
}
