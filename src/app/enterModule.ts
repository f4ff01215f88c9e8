import type { Module } from '../../domain/entities/module';
import { modulesQuery } from '../api/places';
import { queryClient } from '../api/queryClient';
import { moduleKey } from '../storage/storage';

/** Goes into the first module of the place that fits, unless the shopper is in one; tells whether there is one. */
export async function enterModule(fits: (module: Module) => boolean): Promise<boolean> {
  const present = moduleKey.get();
  if (present && fits(present)) return true;
  const modules = await queryClient.fetchQuery(modulesQuery());
  const module = modules.find(fits);
  if (module) moduleKey.set(module);
  return module !== undefined;
}
