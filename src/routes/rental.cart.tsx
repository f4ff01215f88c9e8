import { createFileRoute } from '@tanstack/react-router';
import { tripCartQuery } from '../rental/api/tripCart';
import { CartPage } from '../rental/CartPage';

/** The trip cart (TRIP-01). */
export const Route = createFileRoute('/rental/cart')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(tripCartQuery()),
  component: CartPage,
});
