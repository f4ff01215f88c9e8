import { Trans } from '@lingui/react/macro';
import { useIsRental } from './useIsRental';

/** What the listed zones are: where orders are brought to, or where vehicles are handed over (MOD-03). */
export const ZonesTitle = () =>
  useIsRental() ? <Trans>Where you can pick up</Trans> : <Trans>Where we deliver</Trans>;
