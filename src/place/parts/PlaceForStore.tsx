import { Trans } from '@lingui/react/macro';
import { LocationEntry } from '../location/LocationEntry';
import classes from './PlaceNeeded.module.css';

export default function PlaceForStore() {
  return (
    <section className={classes.part}>
      <h2>
        <Trans>Where should we deliver?</Trans>
      </h2>
      <p>
        <Trans>Then you see what this store brings to you, and for how much.</Trans>
      </p>
      <LocationEntry />
    </section>
  );
}
