import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../client/scope';
import { popularProvidersQuery, vehicleCategoriesQuery } from '../../rental/api/rental';
import { providerLink } from '../../rental/parts/vehicleLinks';
import { type Row, Rows } from './BrowseLists';

/** The first kinds of vehicles (MENU-02, MENU-03, RENT-02). */
export function VehicleCategoryRows() {
  useScope();
  const { data, error, refetch } = useQuery(vehicleCategoriesQuery());
  const rows = data?.map(
    ({ id, name, image_full_url }): Row => ({
      id,
      name,
      picture: image_full_url,
      link: { to: '/rental/vehicle-search', search: { categoryId: id } },
    }),
  );
  return (
    <Rows
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      kind="vehicle"
      empty={<Trans>No categories here yet</Trans>}
      viewAll={{ to: '/rental/vehicle-search', search: { all_category: 1 } }}
    />
  );
}

/** The first of the popular providers (MENU-02, MENU-03, VEH-02). */
export function ProviderRows() {
  useScope();
  const { data, error, refetch } = useQuery(popularProvidersQuery());
  const rows = data?.providers.map(
    (provider): Row => ({
      id: provider.id,
      name: provider.name,
      picture: provider.logo_full_url,
      link: providerLink(provider),
    }),
  );
  return (
    <Rows
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      kind="store"
      empty={<Trans>No provider picks up here yet</Trans>}
      viewAll={{ to: '/rental/provider-details' }}
    />
  );
}
