import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from '../../orders/tracking/Tracking.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { TripTrackForm } from './TripTrackForm';

export default function TripTrackRoute() {
  const { t } = useLingui();
  usePageTitle(t`Track Trip`);
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>
        <Trans>Track Trip</Trans>
      </h1>
      <p className={classes.soft}>
        <Trans>
          Enter your trip number and the phone number you gave with it. You do not need an account.
        </Trans>
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
