import type { Module } from '../../../domain/place/module';
import { queryClient } from '../../client/queryClient';
import { modulesQuery } from '../../client/shopQueries';
import { moduleKey } from '../../client/storage/storage';

/** Goes into the first module of the place that fits, unless the shopper is in one; tells whether there is one. */
export async function enterModule(fits: (module: Module) => boolean): Promise<boolean> {
  const present = moduleKey.get();
  if (present && fits(present)) return true;
  const modules = await queryClient.fetchQuery(modulesQuery());
  const module = modules.find(fits);
  if (module) moduleKey.set(module);
  return module !== undefined;
}
