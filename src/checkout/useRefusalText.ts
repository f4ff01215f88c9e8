import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '../../machines/checkout/placeOrder';

export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  return ({ code, message }) => {
    if (code === 'cod_limit') {
      return t`The total amount of the order, exceeds maximum amount of the cash on delivery method`;
    }
    if (message) return message;
    const texts: Record<string, string> = {
      address_outside_zone: t`The store does not deliver to this address. Choose another one or collect the order yourself.`,
      handover_off: t`The order cannot be had this way now. Choose another way.`,
      out_of_stock: t`Something in your cart has just sold out. Change the cart and order again.`,
      store_closed: t`The store is closed now. Choose a later time.`,
      schedule_invalid: t`This time is no longer free. Choose another one.`,
      contact_required: t`Please enter your contact info`,
      payment_unavailable: t`This payment method is not available.`,
      unavailable: t`We can't reach the shop. Check your connection and try again.`,
    };
    return texts[code] ?? t`The shop did not accept the order. Check it and try again.`;
  };
}
