import { Trans, useLingui } from '@lingui/react/macro';
import type { ClearCartOutput } from '../../../machines/cart/clearCart';
import { ClearQuestion } from '../../cart/ClearQuestion';
import type { OverlayProps } from '../../flow/overlays';
import { liveClearTripMachine } from '../actors/tripCartActors';

export default function ClearTripDialog(props: OverlayProps<null, ClearCartOutput>) {
  const { t } = useLingui();
  return (
    <ClearQuestion
      {...props}
      machine={liveClearTripMachine}
      title={t`Clear the trip?`}
      warning={<Trans>Every vehicle of your trip will be removed. This can't be undone.</Trans>}
      trouble={<Trans>Your trip could not be changed. Check your connection and try again.</Trans>}
    />
  );
}
