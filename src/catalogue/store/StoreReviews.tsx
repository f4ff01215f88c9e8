import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Store } from '../../../domain/catalogue/catalogue';
import { storeReviewsQuery } from '../api/catalogue';
import { Reviews } from '../parts/Reviews';

export function StoreReviews({ store }: { store: Store }) {
  const query = useInfiniteQuery(storeReviewsQuery(store.id, store.module_id));
  return (
    <Reviews
      query={query}
      empty={<Trans>this store is not having any review plan.</Trans>}
      withItem
    />
  );
}
