import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import home from '../catalogue/home/Home.module.css';
import { useScope } from '../client/scope';
import { useHasMap } from '../map/useHasMap';
import { usePlace } from '../place/currentPlace';
import { LocationPill } from '../place/location/LocationPill';
import { ModuleStrip } from '../place/module/ModuleStrip';
import { ModuleSwitcherBar } from '../place/module/ModuleSwitcherBar';
import page from '../ui/Page.module.css';
import { usePageTitle } from '../ui/usePageTitle';
import { HowItGoes } from './HowItGoes';
import classes from './ParcelHome.module.css';
import { ParcelKinds } from './ParcelKinds';

export default function ParcelHome() {
  useScope();
  const { module } = usePlace();
  const hasMap = useHasMap();
  usePageTitle(module?.module_name);
  return (
    <div className={`${page.page} ${home.home}`}>
      <ModuleSwitcherBar />
      <div className={home.entry}>
        <LocationPill />
      </div>
      <ModuleStrip />
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1>
            <Trans>Across the city, from door to door</Trans>
          </h1>
          <p>
            {hasMap ? (
              <Trans>
                A courier picks it up, you both see it on the map, and the price is known before you
                send it.
              </Trans>
            ) : (
              <Trans>
                A courier picks it up, you see each step, and the price is known before you send it.
              </Trans>
            )}
          </p>
          <div className={classes.actions}>
            <Button size="lg" radius="xl" renderRoot={(props) => <Link to="/parcel" {...props} />}>
              <Trans>Send a parcel</Trans>
            </Button>
            <Button
              size="lg"
              radius="xl"
              variant="default"
              renderRoot={(props) => <Link to="/track-order" {...props} />}
            >
              <Trans>Follow a parcel</Trans>
            </Button>
          </div>
        </div>
        <img
          className={classes.picture}
          src="/pictures/parcel.svg"
          alt=""
          width={400}
          height={300}
          fetchPriority="high"
        />
      </section>
      <ParcelKinds />
      <HowItGoes hasMap={hasMap} />
    </div>
  );
}
