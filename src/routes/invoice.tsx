import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { configQuery } from '../client/shopQueries';
import type { InvoiceSearch } from '../orders/invoice/invoiceSearch';

const InvoicePage = lazy(() => import('../orders/invoice/InvoicePage'));

/** An order or trip on paper; its page reads what the address says. */
export const Route = createFileRoute('/invoice')({
  validateSearch: (search: InvoiceSearch & SearchSchemaInput): InvoiceSearch => search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function Invoice() {
    return (
      <Suspense fallback={null}>
        <InvoicePage {...Route.useSearch()} />
      </Suspense>
    );
  },
});
