import { Trans } from '@lingui/react/macro';
import { LocationEntry } from '../../flows/location/LocationEntry';
import classes from './Landing.module.css';

/** The landing page's one question over a lively street. */
export function Hero() {
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
      </div>
    </section>
  );
}
