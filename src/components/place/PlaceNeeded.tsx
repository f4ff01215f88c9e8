import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePlace } from '../../app/place';
import { LocationEntry } from '../../flows/location/LocationEntry';
import { usePageTitle } from '../usePageTitle';
import classes from './PlaceNeeded.module.css';

/** The question where the shopper is, in the room of a page that cannot say anything without the answer. */
export default function PlaceNeeded() {
  const { t } = useLingui();
  const router = useRouter();
  const { hasLocation } = usePlace();
  const isRental = useLocation({ select: ({ pathname }) => pathname.startsWith('/rental') });
  const question = isRental ? t`Where do you want to start?` : t`Where should we deliver?`;
  usePageTitle(question);
  useEffect(() => {
    if (hasLocation) void router.invalidate();
  }, [hasLocation, router]);
  return (
    <section className={classes.page}>
      <img src="/pictures/empty-no-address.svg" alt="" width={240} height={180} />
      <div className={classes.ask}>
        <h1>{question}</h1>
        <p>
          <Trans>Then you see what there is for you on this page.</Trans>
        </p>
        <LocationEntry />
      </div>
    </section>
  );
}
