import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RentalSearchOutput } from '../../../machines/rental/rentalSearch';
import home from '../../catalogue/home/Home.module.css';
import { useScope } from '../../client/scope';
import { useLeavings } from '../../client/useWhose';
import { usePlace } from '../../place/currentPlace';
import { LocationPill } from '../../place/location/LocationPill';
import { ModuleStrip } from '../../place/module/ModuleStrip';
import { ModuleSwitcherBar } from '../../place/module/ModuleSwitcherBar';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { TripBox } from '../rentalSearch/TripBox';
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
  const leavings = useLeavings();
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
        <TripBox key={leavings} submit={<Trans>Find a vehicle</Trans>} onDone={search} />
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
