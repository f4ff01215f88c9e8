import { Trans } from '@lingui/react/macro';

/** What switching a banner off means, or on again. */
export const BannerTurn = ({ isOn }: { isOn: boolean }) =>
  isOn ? (
    <Trans>Switch it off? Shoppers do not see it any more until it is on again.</Trans>
  ) : (
    <Trans>Switch it on? Shoppers see it at once.</Trans>
  );
