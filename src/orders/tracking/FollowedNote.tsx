import { Trans } from '@lingui/react/macro';
import type { PropsWithChildren } from 'react';
import classes from './Tracking.module.css';

/** Says to whoever has opened a link that was shared, its owner on another device too, how more than reading is done; with the form for it. */
export const FollowedNote = ({ of, children }: PropsWithChildren<{ of: 'order' | 'trip' }>) => (
  <section className={classes.card} data-screen-only>
    <strong>
      {of === 'trip' ? <Trans>Is it your trip?</Trans> : <Trans>Is it your order?</Trans>}
    </strong>
    <p className={classes.soft}>
      <Trans>Whoever has this link only follows it. Enter its phone number to do more.</Trans>
    </p>
    {children}
  </section>
);
