import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { num, text } from '../../domain/wire/fields';
import { configQuery } from '../client/shopQueries';

const InvoicePage = lazy(() => import('../orders/invoice/InvoicePage'));

const optional = <const T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined));
const number = v.pipe(num, v.integer(), v.minValue(1));

const search = v.object({
  order_id: optional(number),
  trip_id: optional(number),
  contact_number: optional(v.pipe(text, v.maxLength(30))),
  share: optional(v.pipe(text, v.maxLength(64))),
});

export const Route = createFileRoute('/invoice')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function Invoice() {
    return (
      <Suspense fallback={null}>
        <InvoicePage {...Route.useSearch()} />
      </Suspense>
    );
  },
});
