import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { type ModuleType, moduleKinds, usualModuleType } from '../../../domain/place/module';
import { firstSign } from '../../client/firstSign';
import { useScope } from '../../client/scope';
import { recentOrdersKey } from '../../client/storage/recentOrders';
import { useSession } from '../../identity/session';
import { usePlace } from '../../place/currentPlace';
import { LocationPill } from '../../place/location/LocationPill';
import { ModuleStrip } from '../../place/module/ModuleStrip';
import { ModuleSwitcherBar } from '../../place/module/ModuleSwitcherBar';
import { BelowTheFold } from '../../ui/BelowTheFold';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { RecentlyViewed } from '../parts/RecentlyViewed';
import { StoresLabel } from '../parts/StoresLabel';
import { SearchBox } from '../searchBox/SearchBox';
import { Banners } from './Banners';
import { CampaignRail } from './CampaignRail';
import { CategoryRail } from './CategoryRail';
import classes from './Home.module.css';
import { ItemRail } from './ItemRail';
import { StoreRail } from './StoreRail';

const Offers = lazy(() => import('./Offers'));
const OrderAgain = lazy(() => firstSign.then(() => import('./OrderAgain')));

/** Far below what any screen shows first: a page brings their room from the server, the code what is in them. */
const LowerShelves = ({ type }: { type: ModuleType }) =>
  import.meta.env.SSR ? (
    <div style={{ minHeight: 1200 }} />
  ) : (
    <>
      <CampaignRail />
      <StoreRail
        list="latest"
        title={
          <Trans>
            Latest <StoresLabel type={type} />
          </Trans>
        }
      />
      <ItemRail list="recommended" title={<Trans>Recommended for you</Trans>} />
    </>
  );

export function HomePage() {
  useScope();
  const { module } = usePlace();
  const { signedIn } = useSession();
  const [isKnown] = useState(() => (recentOrdersKey.get() ?? []).length > 0);
  const hasOrdered = signedIn || isKnown;
  const type = module?.module_type ?? usualModuleType;
  usePageTitle(module?.module_name);
  // In a browser the shelves follow the first screen in small pieces, between which the page answers.
  const withShelves = useDeferredValue(true, import.meta.env.SSR);
  return (
    <div className={`${page.page} ${classes.home}`}>
      <VisuallyHidden component="h1">{module?.module_name}</VisuallyHidden>
      <ModuleSwitcherBar />
      <div className={classes.entry}>
        <LocationPill />
        <SearchBox />
      </div>
      <ModuleStrip />
      <Banners />
      <CategoryRail />
      {withShelves && (
        <>
          <ItemRail list="popular" title={<Trans>Popular items near you</Trans>} />
          <ItemRail list="discounted" title={<Trans>Discounted offers</Trans>} />
          <div id="offer" tabIndex={-1}>
            <StoreRail
              list="popular"
              title={
                <Trans>
                  Popular <StoresLabel type={type} />
                </Trans>
              }
            />
          </div>
          {moduleKinds[type].hasOffers && (
            <BelowTheFold height={460} ahead={400}>
              <Offers />
            </BelowTheFold>
          )}
          <LowerShelves type={type} />
          {hasOrdered && (
            <Suspense fallback={null}>
              <OrderAgain />
            </Suspense>
          )}
          <RecentlyViewed />
        </>
      )}
    </div>
  );
}
