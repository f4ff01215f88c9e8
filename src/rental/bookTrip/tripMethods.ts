import { isOverCashLimit } from '../../../domain/checkout/cashLimit';
import type { Config } from '../../../domain/config';
import type { PaymentMethod } from '../../../domain/orders/order';

export const tripPaymentMethods = (config: Config): PaymentMethod[] => [
  ...(config.cash_on_delivery === 1 ? (['cash_on_delivery'] as const) : []),
  ...(config.digital_payment === 1 ? (['digital_payment'] as const) : []),
];

/** The chosen way as long as the total may be paid so, else the first that can be used (CHK-04). */
export function methodFor(
  config: Config,
  chosen: PaymentMethod | null,
  total: number | null,
): PaymentMethod | null {
  const isOver = isOverCashLimit(total, config.cod_max_amount);
  const usable = tripPaymentMethods(config).filter((way) => way !== 'cash_on_delivery' || !isOver);
  return usable.find((way) => way === chosen) ?? usable[0] ?? null;
}
