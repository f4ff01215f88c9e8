import type { Openness } from '../../charts/package/model';

/**
 * What may be read of flows: words of the code itself (kinds, reasons, steps), which guards ask and which say
 * nothing about a person. Everything else stays hidden.
 */
export const open: Openness = {
  keys: [
    'kind',
    'reason',
    'tone',
    'flag',
    'step',
    'steps',
    'wish',
    'mode',
    'method',
    'methods',
    'status',
    'order_status',
    'order_type',
    'orderType',
    'module_type',
    'moduleType',
    'purpose',
    'proof',
    'field',
    'trouble',
    'standing',
    'rental_type',
    'trip_type',
    'payment_method',
    'paymentMethod',
    'provider',
    'medium',
    'next',
    'error',
    'store_name',
  ],
  // A refusal's words and a shopper's letter are messages too, and codes are sent to phones.
  forms: {
    to: /^\/[a-z/-]*$/,
    message:
      /^(server|failed|wait|session|otp|social|forgotPassword|profile|account|interests|language|address|location|module|cart|action|order|payment|points|newsletter|page|wishlist|trip)\.[a-z]+$/i,
  },
  // Whose vehicles are in a trip cart: a company, where `name` elsewhere may be a person's.
  shape: { cart: { carts: { provider: { name: true } } } },
};
