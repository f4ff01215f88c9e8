import { Trans } from '@lingui/react/macro';
import type { Offer } from '../../../domain/catalogue/storeOffer';
import { useMoney } from '../../client/useMoney';

/** A store's percentage with all that it hangs on: "10% off from $15.00, at most $10.00"; on a card what matters first, "Up to 10% off from $15.00". */
export function OfferText({ offer, brief = false }: { offer: Offer; brief?: boolean }) {
  const money = useMoney();
  const { percent, from, most, isUntold } = offer;
  const [least, cap] = [from && money(from), most && money(most)];
  if (cap && brief && least) {
    return (
      <Trans>
        Up to {percent}% off from {least}
      </Trans>
    );
  }
  if (cap && brief) return <Trans>Up to {percent}% off</Trans>;
  if (least && cap) {
    return (
      <Trans>
        {percent}% off from {least}, at most {cap}
      </Trans>
    );
  }
  if (least) {
    return (
      <Trans>
        {percent}% off from {least}
      </Trans>
    );
  }
  if (cap) {
    return (
      <Trans>
        {percent}% off, at most {cap}
      </Trans>
    );
  }
  return isUntold ? <Trans>Up to {percent}% off</Trans> : <Trans>{percent}% off</Trans>;
}
