import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery, subcategoriesQuery } from '../catalogue/api/catalogue';
import { CategoryPage } from '../catalogue/CategoryPage';
import { categorySearch } from '../catalogue/listing/listingSearch';
import { prefetchListing } from '../catalogue/listing/prefetchListing';
import { needModule, needNumber } from '../place/needPlace';

/** One category with its items and stores (CAT-08). */
export const Route = createFileRoute('/category/$id')({
  validateSearch: categorySearch,
  beforeLoad: ({ params, search }) => {
    needNumber(params.id);
    needModule(search.module_id);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    const id = Number(params.id);
    void context.queryClient.prefetchQuery(categoriesQuery(deps.module_id));
    void context.queryClient.prefetchQuery(subcategoriesQuery(id, deps.module_id));
    prefetchListing(context.queryClient, { kind: 'category', id, name: '' }, deps);
  },
  component: CategoryPage,
});
