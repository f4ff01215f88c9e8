import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isApiError } from '../../client/apiError';
import { fetchAhead } from '../../client/fetchAhead';
import { useScope } from '../../client/scope';
import { usePlace } from '../../place/currentPlace';
import { BelowTheFold } from '../../ui/BelowTheFold';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { useInPieces } from '../../ui/useInPieces';
import { usePageTitle } from '../../ui/usePageTitle';
import { categoriesQuery, storeQuery } from '../api/catalogue';
import { ElsewhereNote } from '../parts/ElsewhereNote';
import { useModuleOfAddress } from '../parts/useModuleOfAddress';
import { ClosedNote } from './ClosedNote';
import { shelvesOf } from './prefetchStore';
import { Shelves } from './Shelves';
import { StoreHead } from './StoreHead';
import { StoreMissing } from './StoreMissing';
import { StoreSkeleton } from './StoreSkeleton';

const loadReviews = () => import('./StoreReviews');
const StoreReviews = lazy(() => loadReviews().then((m) => ({ default: m.StoreReviews })));
fetchAhead(loadReviews);
const PlaceForStore = lazy(() => import('../../place/parts/PlaceForStore'));

const route = getRouteApi('/store/$id');

/** A store: who it is, whether it is open, its shelves and what others say (CAT-04). */
export function StorePage() {
  useScope();
  const { t } = useLingui();
  const { hasLocation } = usePlace();
  const { id } = route.useParams();
  const { module_id, q } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: answer, error, refetch } = useQuery(storeQuery(id, module_id));
  // An address without a module is of that of its store.
  useModuleOfAddress(module_id ?? answer?.module_id);
  const store = useInPieces(answer);
  const categories = useQuery({
    ...categoriesQuery(store?.module_id ?? module_id),
    enabled: hasLocation,
  });
  const isMissing = isApiError(error) && error.status === 404;
  usePageTitle(isMissing ? t`This store is not here` : store?.name);
  if (isMissing) return <StoreMissing />;
  if (error && !answer) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!store) return <StoreSkeleton />;
  return (
    <div className={page.page}>
      <StoreHead store={store} />
      <ElsewhereNote name={store.name} zoneId={store.zone_id} />
      <ClosedNote store={store} />
      {!hasLocation ? (
        <Suspense fallback={null}>
          <PlaceForStore />
        </Suspense>
      ) : categories.error && !categories.data ? (
        <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
      ) : (
        <Shelves
          key={store.id}
          store={store}
          categories={shelvesOf(store, categories.data ?? [])}
          search={q ?? ''}
          onSearch={(text) =>
            void navigate({
              search: (before) => ({ ...before, q: text || undefined }),
              replace: true,
              resetScroll: false,
              viewTransition: false,
            })
          }
        />
      )}
      {(!hasLocation || !categories.isPending) && (
        <BelowTheFold id="reviews" height={240} ahead={300}>
          <StoreReviews store={store} />
        </BelowTheFold>
      )}
    </div>
  );
}
