import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RentalSearchOutput } from '../../../machines/rentalSearch';
import { useScope } from '../../api/scope';
import { usePlace } from '../../app/place';
import home from '../../catalogue/home/Home.module.css';
import page from '../../catalogue/parts/Page.module.css';
import { usePageTitle } from '../../components/usePageTitle';
import { LocationPill } from '../../flows/location/LocationPill';
import { ModuleStrip } from '../../flows/module/ModuleStrip';
import { ModuleSwitcherBar } from '../../flows/module/ModuleSwitcherBar';
import { TripBox } from '../../flows/rentalSearch/TripBox';
import { ProviderRail } from './ProviderRail';
import { RentalBanners } from './RentalBanners';
import classes from './RentalHome.module.css';
import { VehicleCategories } from './VehicleCategories';
import { VehicleRail } from './VehicleRail';

/** The rental module's shop window: the trip first, then what can be rented. */
export default function RentalHome() {
  useScope();
  const { t } = useLingui();
  const { module } = usePlace();
  const navigate = useNavigate();
  usePageTitle(module?.module_name);
  const search = useCallback(
    ({ plan }: RentalSearchOutput) => {
      if (plan) void navigate({ to: '/rental/vehicle-search', search: { trip: plan } });
    },
    [navigate],
  );
  return (
    <div className={`${page.page} ${home.home}`}>
      <VisuallyHidden component="h1">{module?.module_name}</VisuallyHidden>
      <ModuleSwitcherBar />
      <div className={home.entry}>
        <LocationPill />
      </div>
      <ModuleStrip />
      <section className={classes.box} aria-label={t`Your trip`}>
        <h2 className={classes.title}>
          <Trans>Where are you going?</Trans>
        </h2>
        <TripBox submit={<Trans>Find a vehicle</Trans>} onDone={search} />
      </section>
      <RentalBanners />
      <VehicleCategories />
      <div id="offer" tabIndex={-1}>
        <VehicleRail list="popular" title={<Trans>Popular vehicles</Trans>} />
      </div>
      <ProviderRail />
      <VehicleRail list="top-rated" title={<Trans>Best rated</Trans>} />
      <VehicleRail list="latest" title={<Trans>New arrivals</Trans>} />
    </div>
  );
}
