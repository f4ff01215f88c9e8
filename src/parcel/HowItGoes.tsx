import { Trans } from '@lingui/react/macro';
import { IconDoorEnter, IconPackage, IconRoute } from '@tabler/icons-react';
import classes from './ParcelHome.module.css';

export const HowItGoes = ({ hasMap }: { hasMap: boolean }) => (
  <section aria-labelledby="parcel-steps">
    <h2 id="parcel-steps" className={classes.title}>
      <Trans>How it goes</Trans>
    </h2>
    <ol className={classes.steps}>
      <li>
        <IconPackage size={32} aria-hidden />
        <h3>
          <Trans>Say what and where</Trans>
        </h3>
        <p>
          <Trans>Two addresses, two phone numbers. The distance is measured at once.</Trans>
        </p>
      </li>
      <li>
        <IconDoorEnter size={32} aria-hidden />
        <h3>
          <Trans>Hand it over</Trans>
        </h3>
        <p>
          <Trans>A courier comes to the sender’s door. Either side may pay.</Trans>
        </p>
      </li>
      <li>
        <IconRoute size={32} aria-hidden />
        <h3>
          <Trans>Watch it travel</Trans>
        </h3>
        <p>
          {hasMap ? (
            <Trans>Follow the courier on the map until the receiver has it.</Trans>
          ) : (
            <Trans>Follow each step until the receiver has it.</Trans>
          )}
        </p>
      </li>
    </ol>
  </section>
);
