import { Trans, useLingui } from '@lingui/react/macro';
import type { ClearCartOutput } from '../../machines/cart/clearCart';
import type { OverlayProps } from '../flow/overlays';
import { liveClearCartMachine } from './actors/clearCartActors';
import { ClearQuestion } from './ClearQuestion';

/** Warns before the whole cart goes (CART-05 to CART-07). */
export default function ClearCartDialog(props: OverlayProps<null, ClearCartOutput>) {
  const { t } = useLingui();
  return (
    <ClearQuestion
      {...props}
      machine={liveClearCartMachine}
      title={t`Clear the cart?`}
      warning={<Trans>Every item in your cart will be removed. This can't be undone.</Trans>}
      trouble={<Trans>Your cart could not be changed. Check your connection and try again.</Trans>}
    />
  );
}
