import { useLingui } from '@lingui/react/macro';
import type { BannerLead } from '../../../domain/operator/shopBanner';

/** What a banner leads to, in the reader's words. */
export function useLeadNames(): Record<BannerLead, string> {
  const { t } = useLingui();
  return {
    store: t`A store`,
    item: t`An item`,
    category: t`A category`,
    vehicle: t`A vehicle`,
    provider: t`A provider`,
    campaigns: t`The campaigns`,
    address: t`An address`,
    nothing: t`Nothing`,
  };
}
