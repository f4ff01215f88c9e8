import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '../api/catalogue';
import { needPlace } from '../app/needPlace';
import { InterestPage } from '../flows/interests/InterestPage';

/** Choosing favourite categories, once there is a place to shop at (PAGE-15). */
export const Route = createFileRoute('/interest')({
  beforeLoad: needPlace,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(categoriesQuery()),
  component: InterestPage,
});
