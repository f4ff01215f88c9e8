import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { pages, steps } from '../../domain/checkout/pages';
import { sells } from '../../domain/place/module';
import { cartQuery } from '../cart/api/cart';
import { CheckoutRoute } from '../checkout/CheckoutRoute';
import { configQuery } from '../client/shopQueries';
import { usePlace } from '../place/currentPlace';

const TripCheckoutRoute = lazy(() => import('../rental/bookTrip/TripCheckoutRoute'));

const search = v.object({
  page: v.optional(v.fallback(v.picklist(pages), 'cart'), 'cart'),
  step: v.optional(v.fallback(v.optional(v.picklist(steps)), undefined)),
});

/** The checkout of the cart, of "Buy Now", of a campaign's "Order Now" (CHK-01 to CHK-03), or of a trip (BOOK-01). */
export const Route = createFileRoute('/checkout')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(configQuery());
    void queryClient.prefetchQuery(cartQuery());
  },
  component: function CheckoutPage() {
    const { page, step } = Route.useSearch();
    const { module } = usePlace();
    if (page === 'cart' && sells(module, 'trips'))
      return (
        <Suspense fallback={null}>
          <TripCheckoutRoute />
        </Suspense>
      );
    return <CheckoutRoute page={page} step={step} />;
  },
});
