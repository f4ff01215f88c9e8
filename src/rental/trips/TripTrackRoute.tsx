import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useHas } from '../../client/useMoney';
import classes from '../../orders/tracking/Tracking.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { TripTrackForm } from './TripTrackForm';

export default function TripTrackRoute() {
  const { t } = useLingui();
  const isForAnybody = useHas('trips_by_phone');
  usePageTitle(t`Track Trip`);
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>
        <Trans>Track Trip</Trans>
      </h1>
      <p className={classes.soft}>
        {isForAnybody ? (
          <Trans>
            Enter your trip number and the phone number you gave with it. You do not need an
            account.
          </Trans>
        ) : (
          <Trans>
            Enter your trip number. It is found on the device that booked it, or when you are signed
            in to the account that did.
          </Trans>
        )}
      </p>
      <TripTrackForm />
      <Button
        mt="md"
        variant="light"
        radius="xl"
        renderRoot={(props) => <Link to="/my-trips" {...props} />}
      >
        <Trans>My trips</Trans>
      </Button>
    </div>
  );
}
