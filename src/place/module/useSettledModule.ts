import { useEffect, useRef } from 'react';
import type { Module } from '../../../domain/place/module';
import { moduleKey } from '../../client/storage/storage';
import { ensureModule } from './changeModule';

/**
 * Settles the module when the remembered one does not work at the place (any more): after a reload
 * the business may have closed it, or storage may have lost it. Asks once for each such finding. What
 * is remembered of the module follows the server: its name changes with the language.
 */
export function useSettledModule(modules: readonly Module[] | undefined, current: Module | null) {
  const asked = useRef('');
  const fresh = modules?.find(({ id }) => id === current?.id);
  const isSettled = !modules || fresh !== undefined;
  const finding = isSettled ? '' : `${current?.id} ${modules.map(({ id }) => id)}`;
  useEffect(() => {
    if (finding && asked.current !== finding) void ensureModule();
    asked.current = finding;
  }, [finding]);
  useEffect(() => {
    if (fresh && JSON.stringify(fresh) !== JSON.stringify(moduleKey.get())) moduleKey.set(fresh);
  }, [fresh]);
}
