import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Selection } from '../../../machines/catalogue/item';
import { isApiError } from '../../client/apiError';
import { useScope } from '../../client/scope';
import { ErrorState } from '../../ui/ErrorState';
import { usePageTitle } from '../../ui/usePageTitle';
import { itemQuery } from '../api/catalogue';
import { rememberItem } from '../parts/rememberedItems';
import { useModuleOfAddress } from '../parts/useModuleOfAddress';
import { ItemMissing } from './ItemMissing';
import { Product } from './Product';
import { ProductSkeleton } from './ProductSkeleton';
import { presetOf, searchOf } from './productPreset';
import { seenItem } from './seenItem';

const route = getRouteApi('/product/$id');

/** `/product/{id}` (ITEM-21): an item with its choices; what is chosen stands in the address too. */
export function ProductPage() {
  const { id } = route.useParams();
  // Another item opens as its own address says.
  return <ProductOf key={id} id={id} />;
}

function ProductOf({ id }: { id: string }) {
  useScope();
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const {
    data: item,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...itemQuery(id, search.module_id),
    // What is chosen outlives a change of language.
    placeholderData: (before) => seenItem(client, id, search.module_id) ?? before,
  });
  useModuleOfAddress(search.module_id ?? item?.module_id);
  const [first] = useState(search);
  const told = useRef(JSON.stringify([search.variant, search.pick]));
  const isMissing = isApiError(error) && error.status === 404;
  usePageTitle(isMissing ? t`This item is not here` : item?.name);
  useEffect(() => {
    if (item && !isPlaceholderData) rememberItem(item);
  }, [item, isPlaceholderData]);
  const tell = useCallback(
    (selection: Selection) => {
      if (!item) return;
      const chosen = searchOf(item, selection);
      const text = JSON.stringify([chosen.variant, chosen.pick]);
      if (text === told.current) return;
      told.current = text;
      void navigate({
        search: (before) => ({ ...before, ...chosen }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    },
    [item, navigate],
  );
  if (isMissing) return <ItemMissing />;
  if (error && !item) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!item) return <ProductSkeleton />;
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <Product key={item.id} item={item} preset={presetOf(item, first)} onSelection={tell} />
    </Suspense>
  );
}
