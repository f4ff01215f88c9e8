import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';
import { MyOrders, type MyOrdersSearch } from '../orders/myOrders/MyOrders';

/** Orders under way and of before (ORD-01). */
export const Route = createFileRoute('/my-orders')({
  validateSearch: (search: MyOrdersSearch & SearchSchemaInput): MyOrdersSearch => search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function MyOrdersPage() {
    return (
      <AccountFrame page="my-orders">
        <MyOrders {...Route.useSearch()} />
      </AccountFrame>
    );
  },
});
