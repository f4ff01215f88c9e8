import { useLingui } from '@lingui/react/macro';
import type { MovementKind } from '../../../domain/account/wallet';

export function useKindNames(): Record<MovementKind, string> {
  const { t } = useLingui();
  return {
    opening: t`Opening balance`,
    referrer: t`Referral bonus`,
    add_fund: t`Money added`,
    bonus: t`Bonus for adding money`,
    loyalty_point: t`Converted points`,
    order: t`Order payment`,
    order_refund: t`Refund of an order`,
    trip_refund: t`Refund of a trip`,
    trip: t`Trip payment`,
    money_in: t`Money received`,
    money_out: t`Money spent`,
  };
}
