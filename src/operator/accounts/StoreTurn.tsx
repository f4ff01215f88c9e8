import { Trans } from '@lingui/react/macro';
import type { StoreRead } from '../../../machines/operator/editShop';

/** What closing a store means, or opening it. */
export const StoreTurn = ({ read: { store } }: { read: StoreRead }) =>
  store.is_open === 1 ? (
    <Trans>
      Close <bdi>{store.name}</bdi>? Nobody can order from it any more until it is open again;
      orders under way stay.
    </Trans>
  ) : (
    <Trans>
      Open <bdi>{store.name}</bdi>? Shoppers can order from it within its hours at once.
    </Trans>
  );
