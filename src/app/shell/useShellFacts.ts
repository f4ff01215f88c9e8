import { useQuery } from '@tanstack/react-query';
import { configQuery, modulesQuery } from '../../client/shopQueries';
import { useSession } from '../../identity/session';
import { usePlace } from '../../place/currentPlace';
import type { ShellFacts } from './entries';

export function useShellFacts(): ShellFacts {
  const { signedIn } = useSession();
  const { hasLocation, module } = usePlace();
  const { data: config } = useQuery(configQuery());
  const { data: modules } = useQuery(modulesQuery());
  return {
    signedIn,
    hasLocation,
    moduleType: module?.module_type ?? null,
    modules: modules ?? [],
    config,
  };
}
