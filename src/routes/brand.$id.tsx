import { createFileRoute } from '@tanstack/react-router';
import { brandsQuery, categoriesQuery } from '../catalogue/api/catalogue';
import { BrandPage } from '../catalogue/BrandPage';
import { categorySearch } from '../catalogue/listing/listingSearch';
import { prefetchListing } from '../catalogue/listing/prefetchListing';
import { needModule, needNumber } from '../place/needPlace';

export const Route = createFileRoute('/brand/$id')({
  validateSearch: categorySearch,
  beforeLoad: ({ params, search }) => {
    needNumber(params.id);
    needModule(search.module_id);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(brandsQuery(deps.module_id));
    void context.queryClient.prefetchQuery(categoriesQuery(deps.module_id));
    prefetchListing(context.queryClient, { kind: 'brand', id: Number(params.id) }, deps);
  },
  component: BrandPage,
});
