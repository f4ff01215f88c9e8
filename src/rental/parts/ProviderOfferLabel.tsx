import { offerTerms } from '../../../domain/catalogue/shownDiscount';
import type { ProviderOffer } from '../../../domain/rental/vehicle';
import { shopNow } from '../../client/steadyClock';
import { OfferTermsText } from './OfferTermsText';

interface ProviderOfferLabelProps {
  offer: ProviderOffer | null;
  className: string | undefined;
}

export const hasOffer = (offer: ProviderOffer | null): boolean =>
  offerTerms(offer, shopNow()) !== null;

/** A provider's per cent off with its conditions, as long as it has not ended (PRICE-15). */
export function ProviderOfferLabel({ offer, className }: ProviderOfferLabelProps) {
  const terms = offerTerms(offer, shopNow());
  if (!terms) return null;
  return (
    <span className={className}>
      <OfferTermsText terms={terms} />
    </span>
  );
}
