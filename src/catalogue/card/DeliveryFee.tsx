import { Trans } from '@lingui/react/macro';
import type { Store } from '../../../domain/catalogue/catalogue';
import { isTakeAwayOnly } from '../../../domain/catalogue/storeOffer';
import { useConfig, useMoney } from '../../client/useMoney';
import { useDeliveryFee } from '../api/deliveryFee';

export function DeliveryFee({ store }: { store: Store }) {
  const money = useMoney();
  const fee = useDeliveryFee(store);
  const config = useConfig();
  if (config && isTakeAwayOnly(store, config)) return <Trans>Take away only</Trans>;
  if (fee === null) return <span aria-hidden>–</span>;
  if (fee === 0) return <Trans>Free delivery</Trans>;
  const amount = money(fee);
  return <Trans>from {amount}</Trans>;
}
