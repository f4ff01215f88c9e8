import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TripDetails } from '../../../domain/rental/trip';
import { useMoney } from '../../client/useMoney';
import classes from '../../orders/tracking/Tracking.module.css';

interface TripAfterwardsProps {
  trip: TripDetails;
}

export function TripAfterwards({ trip }: TripAfterwardsProps) {
  const money = useMoney();
  // Of a trip that was made longer or shorter another sum came in than it costs.
  const paid = trip.paid_amount + trip.given_back_amount || trip.trip_amount;
  const ways = {
    wallet: <Trans>It is in your wallet.</Trans>,
    provider: <Trans>It is refunded to the way you paid within a few days.</Trans>,
    cash: <Trans>The provider hands it over in cash.</Trans>,
  };
  return (
    <>
      {trip.refunded_to && (
        <p className={classes.card}>
          <Trans>
            <bdi>{money(paid)}</bdi> were given back.
          </Trans>{' '}
          {ways[trip.refunded_to]}
        </p>
      )}
      <Button
        variant="default"
        radius="xl"
        leftSection={<IconFileInvoice size={18} aria-hidden />}
        data-screen-only
        renderRoot={(props) => <Link to="/invoice" search={{ trip_id: trip.id }} {...props} />}
      >
        <Trans>Invoice</Trans>
      </Button>
    </>
  );
}
