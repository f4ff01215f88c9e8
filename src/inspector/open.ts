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
    'message',
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
    'to',
    'error',
    'store_name',
  ],
  // Whose vehicles are in a trip cart: a company, where `name` elsewhere may be a person's.
  shape: { cart: { carts: { provider: { name: true } } } },
};
