import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconDoorEnter, IconPackage, IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { parcelCategoriesQuery } from '../api/parcel';
import { useScope } from '../api/scope';
import { usePlace } from '../app/place';
import home from '../catalogue/home/Home.module.css';
import page from '../catalogue/parts/Page.module.css';
import { ErrorState } from '../components/ErrorState';
import { Picture } from '../components/Picture';
import { usePageTitle } from '../components/usePageTitle';
import { LocationPill } from '../flows/location/LocationPill';
import { ModuleStrip } from '../flows/module/ModuleStrip';
import { ModuleSwitcherBar } from '../flows/module/ModuleSwitcherBar';
import classes from './ParcelHome.module.css';

/** The parcel module's shop window: what can be sent, and how it goes. */
export default function ParcelHome() {
  useScope();
  const { module } = usePlace();
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
            <Trans>
              A courier picks it up, you both see it on the map, and the price is known before you
              send it.
            </Trans>
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
          src="/media/item/parcel/package-5.svg"
          alt=""
          width={400}
          height={300}
          fetchPriority="high"
        />
      </section>
      <Kinds />
      <HowItGoes />
    </div>
  );
}

/** What can be sent; a kind opens the parcel with it. */
function Kinds() {
  const { data, error, refetch } = useQuery(parcelCategoriesQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby="parcel-kinds">
      <h2 id="parcel-kinds" className={classes.title}>
        <Trans>What are you sending?</Trans>
      </h2>
      <ul className={classes.kinds} aria-busy={!data}>
        {data
          ? data.map(({ id, name, description, image_full_url }) => (
              <li key={id}>
                <Link to="/parcel" search={{ category: id }} className={classes.kind}>
                  <Picture src={image_full_url} alt="" kind="category" width={96} height={96} />
                  <strong>{name}</strong>
                  <span>{description}</span>
                </Link>
              </li>
            ))
          : ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <li key={key} aria-hidden>
                <Skeleton height={196} radius="lg" />
              </li>
            ))}
      </ul>
    </section>
  );
}

const HowItGoes = () => (
  <section aria-labelledby="parcel-steps">
    <h2 id="parcel-steps" className={classes.title}>
      <Trans>How it goes</Trans>
    </h2>
    <ol className={classes.steps}>
      <li>
        <IconPackage size={32} aria-hidden />
        <h3>
          <Trans>Say what and where</Trans>
        </h3>
        <p>
          <Trans>Two addresses, two phone numbers. The way is measured at once.</Trans>
        </p>
      </li>
      <li>
        <IconDoorEnter size={32} aria-hidden />
        <h3>
          <Trans>Hand it over</Trans>
        </h3>
        <p>
          <Trans>A courier comes to the sender’s door. Either side may pay.</Trans>
        </p>
      </li>
      <li>
        <IconRoute size={32} aria-hidden />
        <h3>
          <Trans>Watch it travel</Trans>
        </h3>
        <p>
          <Trans>Follow the courier on the map until the receiver has it.</Trans>
        </p>
      </li>
    </ol>
  </section>
);
