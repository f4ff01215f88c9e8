import { createFileRoute, redirect } from '@tanstack/react-router';
import { categoriesQuery } from '../api/catalogue';
import { currentPlace } from '../app/place';
import { InterestPage } from '../flows/interests/InterestPage';

/** Choosing favourite categories, once there is a place to shop at (PAGE-15). */
export const Route = createFileRoute('/interest')({
  beforeLoad: () => {
    if (!currentPlace().hasLocation) throw redirect({ to: '/' });
  },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(categoriesQuery()),
  component: InterestPage,
});
