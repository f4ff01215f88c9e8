import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Config } from '../../../domain/config';
import { FooterGroup } from './FooterGroup';

/** The shop's policies; three of them only when the business has them (FOOT-09, FOOT-10). */
export function PolicyLinks({ config }: { config: Config | undefined }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Policies`}>
      <FooterGroup title={<Trans>Policies</Trans>}>
        <Link to="/terms-and-conditions">
          <Trans>Terms and conditions</Trans>
        </Link>
        <Link to="/privacy-policy">
          <Trans>Privacy policy</Trans>
        </Link>
        {config?.refund_policy !== 0 && (
          <Link to="/refund-policy">
            <Trans>Refund policy</Trans>
          </Link>
        )}
        {config?.cancelation_policy !== 0 && (
          <Link to="/cancellation-policy">
            <Trans>Cancellation policy</Trans>
          </Link>
        )}
        {config?.shipping_policy !== 0 && (
          <Link to="/shipping-policy">
            <Trans>Shipping policy</Trans>
          </Link>
        )}
      </FooterGroup>
    </nav>
  );
}
