import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { modulesQuery } from '../../api/places';
import { openModules } from '../../app/openModules';
import { moduleKey, zoneIdKey } from '../../storage/storage';

/** A rental page opened by its address turns the shop to the rental module, as a press on it would. */
export function useRentalModule(): void {
  const { data } = useQuery(modulesQuery());
  useEffect(() => {
    if (!data || moduleKey.get()?.module_type === 'rental') return;
    const rental = openModules(data, zoneIdKey.get()).find(
      ({ module_type }) => module_type === 'rental',
    );
    if (rental) moduleKey.set(rental);
  }, [data]);
}
