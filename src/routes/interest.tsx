import { createFileRoute } from '@tanstack/react-router';
import { InterestPage } from '../account/interests/InterestPage';
import { categoriesQuery } from '../catalogue/api/catalogue';
import { needPlace } from '../place/needPlace';

/** Choosing favourite categories, once there is a place to shop at (PAGE-15). */
export const Route = createFileRoute('/interest')({
  beforeLoad: needPlace,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(categoriesQuery()),
  component: InterestPage,
});
