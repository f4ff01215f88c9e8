import { createFileRoute } from '@tanstack/react-router';
import { turnToRental } from '../app/rentalPages';
import { categoriesQuery, featuredCategoriesQuery } from '../catalogue/api/catalogue';
import { CategoriesPage } from '../catalogue/CategoriesPage';
import { categoriesSearch } from '../catalogue/listing/listingSearch';
import { needModule } from '../place/needPlace';

/** All categories of a module, the current one when the address names none (CAT-07). */
export const Route = createFileRoute('/categories')({
  validateSearch: categoriesSearch,
  beforeLoad: ({ search }) => {
    needModule(search.module_id);
    turnToRental('categories', search.module_id);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(categoriesQuery(deps.module_id));
    void queryClient.prefetchQuery(featuredCategoriesQuery(deps.module_id));
  },
  component: function Categories() {
    return <CategoriesPage moduleId={Route.useSearch().module_id} />;
  },
});
