import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePlace } from '../../app/place';
import { LocationEntry } from '../../flows/location/LocationEntry';
import classes from './Landing.module.css';

/** The landing page's one question over a lively street. */
export function Hero() {
  const { hasLocation } = usePlace();
  return (
    <section className={classes.hero}>
      <img
        className={classes.picture}
        src="/pictures/landing.svg"
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
      />
      <div className={classes.ask}>
        <h1>
          <Trans>Where should we deliver?</Trans>
        </h1>
        <p>
          <Trans>Dinner, groceries, medicine and more from the shops around you.</Trans>
        </p>
        <LocationEntry />
        {hasLocation && (
          <Button
            variant="subtle"
            radius="xl"
            mt="sm"
            renderRoot={(props) => <Link to="/home" {...props} />}
          >
            <Trans>Continue shopping</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
