import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState';

/** Another window has ordered the same: the order's number, and the way to it (ORD-02). */
export default function OrderedElsewhere({ orderId }: { orderId: number }) {
  return (
    <div role="alert">
      <EmptyState
        picture="no-orders"
        title={<Trans>Already ordered in another window: #{orderId}</Trans>}
        action={
          <Button
            radius="xl"
            renderRoot={(props) => (
              <Link to="/track-order" search={{ order_id: orderId }} {...props} />
            )}
          >
            <Trans>Track Order</Trans>
          </Button>
        }
      >
        <Trans>Nothing was ordered twice.</Trans>
      </EmptyState>
    </div>
  );
}
