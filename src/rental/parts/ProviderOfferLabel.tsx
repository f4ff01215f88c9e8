import { Trans } from '@lingui/react/macro';
import type { ProviderOffer } from '../../../domain/entities/rental/vehicle';
import { discountOfProvider } from '../../../domain/pricing/rentalQuote';

interface ProviderOfferLabelProps {
  offer: ProviderOffer | null;
  className: string | undefined;
}

/** A provider's percent off, as long as it has not ended (PRICE-15). */
export function ProviderOfferLabel({ offer, className }: ProviderOfferLabelProps) {
  const discount = discountOfProvider(offer);
  const isOver = discount?.ends_at && Date.parse(discount.ends_at) <= Date.now();
  if (!discount || discount.discount <= 0 || isOver) return null;
  return (
    <span className={className}>
      <Trans>{discount.discount}% off</Trans>
    </span>
  );
}
