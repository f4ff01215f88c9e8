import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '../ui/ErrorState';
import { Picture } from '../ui/Picture';
import { parcelCategoriesQuery } from './api/parcel';
import classes from './ParcelHome.module.css';

export function ParcelKinds() {
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
