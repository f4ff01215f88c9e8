import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ModuleKind, sells } from '../../../domain/place/module';
import { modulesQuery } from '../../client/shopQueries';
import { moduleKey, zoneIdKey } from '../../client/storage/storage';
import { openModules } from './openModules';

/** A page that is one module's, opened by its address, turns the shop to that module, as a press on it would. */
export function useModuleOf(sold: ModuleKind['sells'] | null): void {
  const { data } = useQuery(modulesQuery());
  useEffect(() => {
    if (!data || !sold || sells(moduleKey.get(), sold)) return;
    const found = openModules(data, zoneIdKey.get()).find((module) => sells(module, sold));
    if (found) moduleKey.set(found);
  }, [data, sold]);
}
