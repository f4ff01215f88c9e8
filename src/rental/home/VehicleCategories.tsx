import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import round from '../../catalogue/parts/CategoryRound.module.css';
import { ErrorState } from '../../ui/ErrorState';
import { placesFor } from '../../ui/GridHeading';
import page from '../../ui/Page.module.css';
import { Picture } from '../../ui/Picture';
import { Rail } from '../../ui/Rail';
import { vehicleCategoriesQuery } from '../api/rental';

/** Kinds of vehicles as round pictures; each leads to its vehicles (RENT-02). */
export function VehicleCategories() {
  const { data, error, refetch } = useQuery(vehicleCategoriesQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  return (
    <Rail
      title={<Trans>Categories</Trans>}
      entries="rounds"
      more={
        <Link to="/rental/vehicle-search" search={{ all_category: 1 }} className={page.more}>
          <Trans>View all</Trans>
        </Link>
      }
    >
      {data
        ? data.map(({ id, name, image_full_url }) => (
            <li key={id}>
              <Link to="/rental/vehicle-search" search={{ categoryId: id }} className={round.link}>
                <span className={round.round}>
                  <Picture src={image_full_url} alt="" kind="vehicle" width={112} height={112} />
                </span>
                <span className={round.name}>{name}</span>
              </Link>
            </li>
          ))
        : placesFor(8).map((place) => (
            <li key={`waiting ${place}`} aria-hidden>
              <Skeleton circle style={{ aspectRatio: 1 }} width="100%" height="auto" />
              <Skeleton height={14} mt={18} mb={16} mx="auto" width="70%" />
            </li>
          ))}
    </Rail>
  );
}
