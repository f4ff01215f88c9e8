import { Trans } from '@lingui/react/macro';
import type { ProviderOffer } from '../../../domain/entities/rental/vehicle';
import { discountOfProvider } from '../../../domain/pricing/rentalQuote';

interface ProviderOfferLabelProps {
  offer: ProviderOffer | null;
  className: string | undefined;
}

/** The offer that counts now: not ended yet (PRICE-15). */
function offerNow(offer: ProviderOffer | null) {
  const discount = discountOfProvider(offer);
  const isOver = discount?.ends_at && Date.parse(discount.ends_at) <= Date.now();
  return !discount || discount.discount <= 0 || isOver ? null : discount;
}

export const hasOffer = (offer: ProviderOffer | null): boolean => offerNow(offer) !== null;

/** A provider's percent off, as long as it has not ended (PRICE-15). */
export function ProviderOfferLabel({ offer, className }: ProviderOfferLabelProps) {
  const discount = offerNow(offer);
  if (!discount) return null;
  return (
    <span className={className}>
      <Trans>{discount.discount}% off</Trans>
    </span>
  );
}
