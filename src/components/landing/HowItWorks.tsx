import { Trans } from '@lingui/react/macro';
import { IconMapPin, IconMoodSmile, IconPaperBag } from '@tabler/icons-react';
import classes from './Landing.module.css';

/** Three steps from the address to the door. */
export function HowItWorks() {
  return (
    <section className={classes.section}>
      <h2>
        <Trans>From the shop to your door</Trans>
      </h2>
      <ol className={classes.steps}>
        <li>
          <IconMapPin size={32} aria-hidden />
          <h3>
            <Trans>Say where you are</Trans>
          </h3>
          <p>
            <Trans>Type an address, use your position, or set a pin on the map.</Trans>
          </p>
        </li>
        <li>
          <IconPaperBag size={32} aria-hidden />
          <h3>
            <Trans>Fill your bag</Trans>
          </h3>
          <p>
            <Trans>Browse shops nearby. You see every cost before you order.</Trans>
          </p>
        </li>
        <li>
          <IconMoodSmile size={32} aria-hidden />
          <h3>
            <Trans>Follow it home</Trans>
          </h3>
          <p>
            <Trans>Watch your courier on the map, minute by minute.</Trans>
          </p>
        </li>
      </ol>
    </section>
  );
}
