import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Item } from '../../../domain/catalogue/catalogue';
import { itemReviewsQuery } from '../api/catalogue';
import { Reviews } from '../parts/Reviews';

export function ItemReviews({ item }: { item: Item }) {
  const query = useInfiniteQuery(itemReviewsQuery(item.id, item.module_id || undefined));
  return <Reviews query={query} empty={<Trans>No reviews yet</Trans>} />;
}
