import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ModuleType } from '../../../domain/place/module';
import { modulesQuery } from '../../client/shopQueries';
import { moduleKey, zoneIdKey } from '../../client/storage/storage';
import { openModules } from './openModules';

/** A page that is one module's, opened by its address, turns the shop to that module, as a press on it would. */
export function useModuleOf(type: ModuleType | null): void {
  const { data } = useQuery(modulesQuery());
  useEffect(() => {
    if (!data || !type || moduleKey.get()?.module_type === type) return;
    const found = openModules(data, zoneIdKey.get()).find(
      ({ module_type }) => module_type === type,
    );
    if (found) moduleKey.set(found);
  }, [data, type]);
}
