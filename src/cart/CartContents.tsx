import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { troubleOf } from '../../domain/cart/cartFit';
import { keyOfEntry } from '../../domain/cart/cartLines';
import { fromMillis } from '../../domain/values/money';
import { useItemsPrice } from '../catalogue/api/useItemsPrice';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { lineOrder, useCart, useFormerPrices } from './api/cart';
import { CartCosts } from './CartCosts';
import classes from './CartDrawer.module.css';
import { CartLineRow } from './CartLineRow';
import { FreeDeliveryBar } from './FreeDeliveryBar';
import { RemovedRow } from './RemovedRow';
import { useRemovedLines } from './useRemovedLines';

interface CartContentsProps {
  onLeave: () => void;
  onClear: () => void;
}

const Waiting = () => (
  <div className={classes.list} aria-busy>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height={88} radius="lg" mb="sm" />
    ))}
  </div>
);

export function CartContents({ onLeave, onClear }: CartContentsProps) {
  const cart = useCart();
  const formerPrices = useFormerPrices();
  const removed = useRemovedLines();
  const price = useItemsPrice(cart.entries);
  if (cart.isLoading) return <Waiting />;
  if (cart.error) return <ErrorState error={cart.error} onRetry={cart.refetch} />;
  if (cart.entries.length === 0 && removed.length === 0) {
    return (
      <EmptyState picture="cart" title={<Trans>Your cart is empty</Trans>}>
        <Trans>What you add to it will wait for you here.</Trans>
      </EmptyState>
    );
  }
  const present = cart.entries.flatMap((entry, index) => {
    const key = keyOfEntry(entry);
    const line = price.lines[index];
    const row = line && (
      <CartLineRow
        entry={entry}
        price={line}
        trouble={troubleOf(cart.entries, entry)}
        formerPrice={formerPrices[key]}
        onLeave={onLeave}
      />
    );
    return row ? [{ key, row }] : [];
  });
  const gone = removed
    .filter(({ key }) => !present.some((row) => row.key === key))
    .map(({ key, line }) => ({ key, row: <RemovedRow lineKey={key} name={line.item.name} /> }));
  const order = lineOrder();
  const rows = [...present, ...gone].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const [first] = cart.entries;
  return (
    <>
      {first && (
        <div className={classes.store}>
          <span>{first.item.store_name}</span>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
            <Trans>Clear Cart</Trans>
          </Button>
        </div>
      )}
      {first && (
        <FreeDeliveryBar storeId={first.item.store_id} subtotal={fromMillis(price.subtotal)} />
      )}
      <ul className={classes.list} tabIndex={-1}>
        {rows.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
      {first && <CartCosts price={price} />}
    </>
  );
}
