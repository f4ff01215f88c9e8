import { queryClient } from '../../client/queryClient';
import { modulesQuery } from '../../client/shopQueries';
import { currentPlace } from '../currentPlace';
import { openLocation } from './openLocation';

/**
 * Asks somebody who has no place for one, before something that needs it; what is wanted is of the module, which
 * is taken at the place if it works there. Resolves to whether there is a place now.
 */
export async function placeFirst(moduleId?: number): Promise<boolean> {
  if (currentPlace().hasLocation) return true;
  const modules = await queryClient.fetchQuery(modulesQuery()).catch(() => []);
  await openLocation({ preferred: modules.find(({ id }) => id === moduleId) ?? null });
  return currentPlace().hasLocation;
}
