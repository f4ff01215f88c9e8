import { Trans } from '@lingui/react/macro';
import type { Store } from '../../../domain/catalogue/catalogue';
import { useMoney } from '../../client/useMoney';
import { useDeliveryFee } from '../api/deliveryFee';

export function DeliveryFee({ store }: { store: Store }) {
  const money = useMoney();
  const fee = useDeliveryFee(store);
  if (fee === null) return <span aria-hidden>–</span>;
  if (fee === 0) return <Trans>Free delivery</Trans>;
  const amount = money(fee);
  return <Trans>from {amount}</Trans>;
}
