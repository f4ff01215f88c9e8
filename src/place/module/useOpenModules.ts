import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../client/scope';
import { modulesQuery } from '../../client/shopQueries';
import { zoneIdKey } from '../../client/storage/storage';
import { openModules } from './openModules';

/** The modules offered at the stored place; undefined until they have arrived. */
export function useOpenModules() {
  useScope();
  const { data } = useQuery(modulesQuery());
  return data && openModules(data, zoneIdKey.get());
}
