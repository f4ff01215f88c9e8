import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { currentLocale } from '../../client/i18n';
import { runtimeConfig } from '../../client/runtimeConfig';
import { usePlace } from '../../place/currentPlace';
import { LocationEntry } from '../../place/location/LocationEntry';
import classes from './Landing.module.css';

export function Hero() {
  const { hasLocation } = usePlace();
  const words = runtimeConfig.shop?.hero;
  const locale = currentLocale();
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
        <h1>{words?.title[locale] || <Trans>Where should we deliver?</Trans>}</h1>
        <p>
          {words?.text[locale] || (
            <Trans>Dinner, groceries, medicine and more from the shops around you.</Trans>
          )}
        </p>
        <LocationEntry />
        {hasLocation && (
          <Button
            variant="subtle"
            size="compact-md"
            radius="xl"
            mt={10}
            ms={-4}
            renderRoot={(props) => <Link to="/home" {...props} />}
          >
            <Trans>Continue shopping</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
