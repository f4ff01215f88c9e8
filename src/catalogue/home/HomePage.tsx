import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useScope } from '../../api/scope';
import { usePlace } from '../../app/place';
import { SearchBox } from '../../components/search/SearchBox';
import { StoresLabel } from '../../components/shell/StoresLabel';
import { usePageTitle } from '../../components/usePageTitle';
import { LocationPill } from '../../flows/location/LocationPill';
import { ModuleStrip } from '../../flows/module/ModuleStrip';
import { ModuleSwitcherBar } from '../../flows/module/ModuleSwitcherBar';
import page from '../parts/Page.module.css';
import { RecentlyViewed } from '../parts/RecentlyViewed';
import { Banners } from './Banners';
import { CampaignRail } from './CampaignRail';
import { CategoryRail } from './CategoryRail';
import classes from './Home.module.css';
import { ItemRail } from './ItemRail';
import { StoreRail } from './StoreRail';

/** The module's shop window. */
export function HomePage() {
  useScope();
  const { module } = usePlace();
  const type = module?.module_type ?? 'ecommerce';
  usePageTitle(module?.module_name);
  return (
    <div className={page.page}>
      <VisuallyHidden component="h1">{module?.module_name}</VisuallyHidden>
      <ModuleSwitcherBar />
      <div className={classes.entry}>
        <LocationPill />
        <SearchBox />
      </div>
      <ModuleStrip />
      <Banners />
      <CategoryRail />
      <ItemRail list="popular" title={<Trans>Popular items near you</Trans>} />
      <ItemRail list="discounted" title={<Trans>Discounted offers</Trans>} />
      <StoreRail
        list="popular"
        title={
          <Trans>
            Popular <StoresLabel type={type} />
          </Trans>
        }
      />
      <CampaignRail />
      <StoreRail
        list="latest"
        title={
          <Trans>
            New <StoresLabel type={type} />
          </Trans>
        }
      />
      <ItemRail list="recommended" title={<Trans>Recommended for you</Trans>} />
      <RecentlyViewed />
    </div>
  );
}
