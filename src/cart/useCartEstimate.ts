import { useQuery } from '@tanstack/react-query';
import { isTakeAwayOnly } from '../../domain/catalogue/storeOffer';
import { storeQuery } from '../catalogue/api/catalogue';
import { useConfig } from '../client/useMoney';
import { useConfirmedCart } from './api/cart';
import { cartEstimateQuery } from './api/cartEstimate';

/** What the cart would cost: delivered, or collected where its store does not deliver. */
export function useCartEstimate() {
  const { entries, isSettled } = useConfirmedCart();
  const config = useConfig();
  const storeId = entries[0]?.item.store_id;
  const store = useQuery({
    ...storeQuery(String(storeId ?? 0)),
    enabled: storeId !== undefined,
  });
  const isCollected = Boolean(config && store.data && isTakeAwayOnly(store.data, config));
  const query = cartEstimateQuery(entries, isCollected ? 'take_away' : 'delivery');
  const estimate = useQuery({ ...query, enabled: query.enabled === true && !store.isLoading });
  const isOld = !isSettled || estimate.isPlaceholderData;
  const isAwaited = query.enabled === true && estimate.isPending;
  return { quote: estimate.data, error: estimate.error, isAwaited, isOld, isCollected };
}
