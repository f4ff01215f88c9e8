import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { usePageTitle } from '../../ui/usePageTitle';
import { usePlace } from '../currentPlace';
import { LocationEntry } from '../location/LocationEntry';
import { useModuleOf } from '../module/useModuleOf';
import { moduleNeeded, type placeNeeded } from '../needPlace';
import classes from './PlaceNeeded.module.css';

const NoModule = lazy(() => import('../../catalogue/home/NoModule'));

interface PlaceNeededProps {
  needs: typeof placeNeeded | typeof moduleNeeded;
}

/** What is sold on the page that waits, where its address says so. */
const soldAt = (path: string) => {
  if (path.startsWith('/rental')) return 'trips';
  return path === '/parcel' ? 'parcels' : null;
};

/**
 * The question where the shopper is, and what to order there, in the room of a page that cannot say anything without
 * the answers.
 */
export default function PlaceNeeded({ needs }: PlaceNeededProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { hasLocation, module } = usePlace();
  const isKnown = hasLocation && (needs !== moduleNeeded || module !== null);
  const sold = useLocation({ select: ({ pathname }) => soldAt(pathname) });
  useModuleOf(sold);
  const questions = {
    trips: t`Where do you want to start?`,
    parcels: t`Where do we pick up your parcel?`,
    items: t`Where should we deliver?`,
  };
  const question = questions[sold ?? 'items'];
  usePageTitle(question);
  useEffect(() => {
    if (isKnown) void router.invalidate();
  }, [isKnown, router]);
  if (hasLocation && !isKnown)
    return (
      <Suspense fallback={null}>
        <NoModule />
      </Suspense>
    );
  return (
    <section className={classes.page}>
      <img src="/pictures/landing.svg" alt="" width={640} height={360} />
      <div className={classes.ask}>
        <h1>{question}</h1>
        <p>
          <Trans>Then this page shows what is there for you.</Trans>
        </p>
        <LocationEntry />
      </div>
    </section>
  );
}
