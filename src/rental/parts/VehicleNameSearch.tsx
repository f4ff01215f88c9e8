import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { VehicleSuggestions } from '../../../domain/rental/vehicle';
import { SearchField } from '../../ui/search/SearchField';
import type { Suggestion } from '../../ui/search/suggestion';
import { useSearchBox } from '../../ui/search/useSearchBox';
import { vehicleSuggestionsQuery } from '../api/rental';
import { providerLink, vehicleLink } from './vehicleLinks';

/** Rows under the field; the last one searches for the words as typed. */
const most = 10;
const mostProviders = 3;

const useFound = (asked: string, isOpen: boolean) => {
  const query = vehicleSuggestionsQuery(asked);
  return useQuery({
    ...query,
    enabled: isOpen && query.enabled === true,
    placeholderData: (before) => before,
  });
};

function rowsOf(typed: string, found: VehicleSuggestions | undefined): Suggestion[] {
  if (typed === '') return [];
  const rowOf =
    (kind: 'vehicle' | 'provider') =>
    ({ id, name, image_full_url }: VehicleSuggestions['providers'][number]): Suggestion => ({
      kind,
      text: name,
      id: String(id),
      picture: image_full_url,
    });
  const providers = found?.providers.slice(0, mostProviders) ?? [];
  const vehicles = found?.vehicles.slice(0, most - 1 - providers.length) ?? [];
  return [
    ...vehicles.map((row) => ({ ...rowOf('vehicle')(row), of: row.provider_name })),
    ...providers.map(rowOf('provider')),
    { kind: 'all', text: typed },
  ];
}

export default function VehicleNameSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sought = useSearch({
    strict: false,
    select: (search: { name?: string | undefined }) => search.name ?? '',
  });
  const go = (row: Suggestion) => {
    if (row.kind === 'vehicle') return void navigate(vehicleLink({ id: Number(row.id) }));
    if (row.kind === 'provider') return void navigate(providerLink({ id: Number(row.id) }));
    return void navigate({
      to: '/rental/vehicle-search',
      search: (before) => ({
        ...('trip' in before && before.trip ? { trip: before.trip } : {}),
        ...('view' in before && before.view ? { view: before.view } : {}),
        name: row.text,
      }),
    });
  };
  const box = useSearchBox({ sought, within: sought, useFound, rowsOf, go });
  return (
    <SearchField
      box={box}
      label={t`Search for vehicles`}
      found={{ at: '/rental/vehicle-search', by: 'name' }}
    />
  );
}
