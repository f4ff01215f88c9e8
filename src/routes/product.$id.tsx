import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../catalogue/product/ProductPage';
import { prefetchProduct } from '../catalogue/product/prefetchProduct';
import { productSearch } from '../catalogue/product/productSearch';
import { configQuery } from '../client/shopQueries';

/** An item's page (ITEM-21); the address also holds what was chosen, so that it can be shared. */
export const Route = createFileRoute('/product/$id')({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => ({ module_id: search.module_id }),
  loader: ({ context, params, deps }) => {
    prefetchProduct(context.queryClient, params.id, deps.module_id);
    void context.queryClient.prefetchQuery(configQuery());
  },
  component: ProductPage,
});
