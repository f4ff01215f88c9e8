import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useShop } from '../../client/shop';
import { landingQuery } from '../../client/shopQueries';
import classes from './Landing.module.css';

const AppLinks = lazy(() =>
  import('../AppLinks').then(({ AppLinks: Links }) => ({ default: Links })),
);

/** Where the shop's apps are had; only while the landing data says that there is one. */
export function AppSection() {
  const links = useQuery(landingQuery()).data?.download_user_app_links;
  const { name } = useShop();
  if (links?.playstore_url_status !== 1 && links?.apple_store_url_status !== 1) return null;
  return (
    <section className={classes.section}>
      <h2>
        <Trans>{name} in your pocket</Trans>
      </h2>
      <p className={classes.soft}>
        <Trans>Order and follow your courier from the app.</Trans>
      </p>
      <Suspense fallback={null}>
        <AppLinks links={links} />
      </Suspense>
    </section>
  );
}
