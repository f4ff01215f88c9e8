import { useQuery } from '@tanstack/react-query';
import { modulesQuery } from '../../api/places';
import { useScope } from '../../api/scope';
import { openModules } from '../../app/openModules';
import { zoneIdKey } from '../../storage/storage';

/** The modules offered at the stored place; undefined until they have arrived. */
export function useOpenModules() {
  useScope();
  const { data } = useQuery(modulesQuery());
  return data && openModules(data, zoneIdKey.get());
}
