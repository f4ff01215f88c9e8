import { Trans } from '@lingui/react/macro';
import type { OfferTerms } from '../../../domain/catalogue/shownDiscount';
import { useMoney } from '../../client/useMoney';

/** A provider's offer in words, with what it asks for (PRICE-14, PRICE-16). */
export function OfferTermsText({ terms }: { terms: OfferTerms }) {
  const money = useMoney();
  const { percent } = terms;
  const from = terms.from === null ? null : money(terms.from);
  const most = terms.atMost === null ? null : money(terms.atMost);
  if (from && most)
    return (
      <Trans>
        {percent}% off from {from}, at most {most}
      </Trans>
    );
  if (from)
    return (
      <Trans>
        {percent}% off from {from}
      </Trans>
    );
  if (most)
    return (
      <Trans>
        {percent}% off, at most {most}
      </Trans>
    );
  return <Trans>{percent}% off</Trans>;
}
