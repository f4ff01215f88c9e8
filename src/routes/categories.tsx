import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '../api/catalogue';
import { CategoriesPage } from '../catalogue/CategoriesPage';

/** All categories of the module (CAT-07). */
export const Route = createFileRoute('/categories')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(categoriesQuery()),
  component: CategoriesPage,
});
