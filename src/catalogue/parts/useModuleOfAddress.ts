import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { modulesQuery } from '../../client/shopQueries';
import { moduleKey, zoneIdKey } from '../../client/storage/storage';
import { usePlace } from '../../place/currentPlace';
import { openModules } from '../../place/module/openModules';

/**
 * A link names the module that its item, store or category belongs to; whoever follows it is in that
 * module from then on, so that cart and accent fit what is shown. A module that does not work at the
 * shopper's place changes nothing.
 */
export function useModuleOfAddress(moduleId: number | undefined): void {
  const { hasLocation, module } = usePlace();
  const differs = moduleId !== undefined && module?.id !== moduleId;
  const { data: modules } = useQuery({ ...modulesQuery(), enabled: hasLocation && differs });
  const followed = useRef<number>(undefined);
  useEffect(() => {
    // Followed once: a module that the shopper turns to on the page is theirs.
    if (followed.current === moduleId) return;
    if (!differs) followed.current = moduleId;
    const offered = differs ? openModules(modules ?? [], zoneIdKey.get()) : [];
    const named = offered.find(({ id }) => id === moduleId);
    if (!named) return;
    followed.current = moduleId;
    moduleKey.set(named);
  }, [differs, modules, moduleId]);
}
