import { Trans } from '@lingui/react/macro';
import { type ModuleType, storeLabelKind } from '../../../domain/place/module';

/** Restaurants, Providers or Stores, by module (MOD-02). */
export function StoresLabel({ type }: { type: ModuleType }) {
  const kind = storeLabelKind(type);
  if (kind === 'restaurants') return <Trans>Restaurants</Trans>;
  if (kind === 'providers') return <Trans>Providers</Trans>;
  return <Trans>Stores</Trans>;
}
