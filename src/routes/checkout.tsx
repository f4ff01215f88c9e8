import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { pages, steps } from '../../domain/checkout/pages';
import { cartQuery } from '../api/cart';
import { configQuery } from '../api/places';
import { CheckoutRoute } from '../flows/checkout/CheckoutRoute';

const search = v.object({
  page: v.optional(v.fallback(v.picklist(pages), 'cart'), 'cart'),
  step: v.optional(v.fallback(v.optional(v.picklist(steps)), undefined)),
});

/** The checkout of the cart, of "Buy Now" and of a campaign's "Order Now" (CHK-01 to CHK-03). */
export const Route = createFileRoute('/checkout')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(configQuery());
    void queryClient.prefetchQuery(cartQuery());
  },
  component: function CheckoutPage() {
    const { page, step } = Route.useSearch();
    return <CheckoutRoute page={page} step={step} />;
  },
});
