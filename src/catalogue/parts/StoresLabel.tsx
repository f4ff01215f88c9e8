import { Trans } from '@lingui/react/macro';
import { type ModuleType, moduleKinds } from '../../../domain/place/module';

/** Restaurants, Providers or Stores, by module (MOD-02). */
export function StoresLabel({ type }: { type: ModuleType }) {
  const kind = moduleKinds[type].stores;
  if (kind === 'restaurants') return <Trans>Restaurants</Trans>;
  if (kind === 'providers') return <Trans>Providers</Trans>;
  return <Trans>Stores</Trans>;
}
