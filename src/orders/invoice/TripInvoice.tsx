import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TripDetails } from '../../../domain/rental/trip';
import { isApiError } from '../../client/apiError';
import { tripQuery } from '../../rental/api/trips';
import { TripAmounts } from '../../rental/bookTrip/TripAmounts';
import { PaidSoFar } from '../../rental/trips/PaidSoFar';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { isUnknown } from '../actors/followStream';
import { Sheet } from './Sheet';
import { useInvoiceDate } from './useInvoiceDate';

export function TripInvoice({ tripId, contact }: { tripId: number; contact: string | null }) {
  const { data, error, refetch } = useQuery(tripQuery({ orderId: tripId, contactNumber: contact }));
  if (data) return <TripSheet trip={data} />;
  if (!error) return <Skeleton height={620} radius="lg" maw={860} mx="auto" mt="lg" />;
  if (isApiError(error) && isUnknown(error.status))
    return <EmptyState picture="no-trips" isPage title={<Trans>We found no such trip</Trans>} />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

function TripSheet({ trip }: { trip: TripDetails }) {
  const { t } = useLingui();
  const dateOf = useInvoiceDate();
  const ways = { cash_on_delivery: t`Cash`, digital_payment: t`Online`, wallet: t`Wallet` };
  const paid = trip.rest_amount > 0 ? t`partly paid` : t`paid`;
  const asked = trip.payment_status === 'paid' ? paid : t`not paid yet`;
  const states = trip.refunded_to ? t`given back` : asked;
  const period = `${dateOf(trip.pickup_time)} – ${dateOf(trip.return_time)}`;
  return (
    <Sheet
      number={trip.id}
      date={dateOf(trip.created_at)}
      seller={{
        name: trip.provider?.name ?? '',
        address: trip.provider?.address ?? '',
        phone: trip.provider?.phone ?? '',
      }}
      buyer={{
        name: trip.contact_person_name,
        phone: trip.contact_person_number,
        address: trip.pickup_location.location_name,
      }}
      lines={trip.trip_details.map((line) => ({
        id: line.id,
        name: line.name,
        about: period,
        quantity: line.quantity,
        amount: line.subtotal,
      }))}
      payment={`${ways[trip.payment_method]} · ${states}`}
      back={{
        to: '/my-trips',
        search: { trip_id: trip.id },
      }}
    >
      <TripAmounts
        couponCode={trip.coupon_code}
        amounts={{
          subtotal: trip.subtotal,
          discount: trip.discount_amount,
          coupon_discount: trip.coupon_discount_amount,
          tax_amount: trip.tax_amount,
          tax_included: trip.tax_included,
          additional_charge: trip.additional_charge,
          total: trip.trip_amount,
        }}
      />
      <PaidSoFar trip={trip} />
    </Sheet>
  );
}
