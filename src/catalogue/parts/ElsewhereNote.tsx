import { lazy, Suspense } from 'react';
import { zoneIdKey } from '../../client/storage/storage';
import { usePlace } from '../../place/currentPlace';

const ElsewhereAlert = lazy(() => import('./ElsewhereAlert'));

/** Whether what stands in a zone is not to be had at the shopper's place; a zone that is not told (0) may be theirs. */
export function useElsewhere(zoneId: number): boolean {
  const { hasLocation } = usePlace();
  return hasLocation && zoneId > 0 && !(zoneIdKey.get() ?? []).includes(zoneId);
}

/** Says that a store serves another place than the shopper's, before anything is chosen there. */
export function ElsewhereNote({ name, zoneId }: { name: string; zoneId: number }) {
  const isElsewhere = useElsewhere(zoneId);
  return (
    isElsewhere && (
      <Suspense fallback={null}>
        <ElsewhereAlert name={name} />
      </Suspense>
    )
  );
}
