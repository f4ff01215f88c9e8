import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';
import { MyOrders } from '../orders/myOrders/MyOrders';

/** Orders under way and of before (ORD-01). */
export const Route = createFileRoute('/my-orders')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => (
    <AccountFrame page="my-orders">
      <MyOrders />
    </AccountFrame>
  ),
});
