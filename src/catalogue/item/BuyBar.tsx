import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { decideButtons, type Selection } from '../../../machines/catalogue/item';
import { useCart } from '../../cart/api/cart';
import { useMoney } from '../../client/useMoney';
import { useSession } from '../../identity/session';
import classes from './Item.module.css';
import type { ItemIntents } from './intents';
import { Stepper } from './Stepper';
import type { SelectionPrice } from './selectors';

// Few items are a campaign's.
const DirectMinimum = lazy(() => import('./DirectMinimum'));

interface BuyBarProps {
  item: Item;
  selection: Selection;
  /** Null while choices are missing. */
  price: SelectionPrice | null;
  /** Over a page, where the total stands on the button itself. */
  isSheet: boolean;
  /** A line of the cart is being edited. */
  isEdited: boolean;
  isBusy: boolean;
  intents: ItemIntents;
}

/** Quantity, total and the buttons (ITEM-04, ITEM-06 to ITEM-09). */
export function BuyBar(props: BuyBarProps) {
  const { item, selection, price, isBusy, intents, isSheet, isEdited } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { entries } = useCart();
  const { signedIn } = useSession();
  const { buy, cart } = decideButtons(item, selection, entries, isEdited);
  const total = price?.total ?? null;
  const order = () => intents.order(signedIn);
  return (
    <div className={classes.bar} data-buy-bar>
      {buy !== 'outOfStock' && (
        <div className={classes.amount}>
          <Stepper
            label={t`Quantity`}
            quantity={selection.quantity}
            onLess={intents.less}
            onMore={intents.more}
            lessDisabled={selection.quantity <= 1}
          />
          {total !== null && !(isSheet && cart !== null) && (
            <span className={classes.total}>
              <Trans>Total</Trans> <bdi>{money(total)}</bdi>
            </span>
          )}
        </div>
      )}
      {buy === 'orderNow' && total !== null && (
        <Suspense fallback={null}>
          <DirectMinimum item={item} total={total} />
        </Suspense>
      )}
      <div className={classes.buttons}>
        {buy === 'outOfStock' && (
          <Button size="md" radius="xl" fullWidth disabled>
            <Trans>Out of Stock</Trans>
          </Button>
        )}
        {buy === 'orderNow' && (
          <Button size="md" radius="xl" fullWidth loading={isBusy} onClick={order}>
            <Trans>Order Now</Trans>
          </Button>
        )}
        {buy === 'buyNow' && (
          <Button size="md" radius="xl" variant="light" fullWidth onClick={order}>
            <Trans>Buy Now</Trans>
          </Button>
        )}
        {cart !== null && (
          <Button size="md" radius="xl" fullWidth onClick={intents.add} aria-busy={isBusy}>
            {cart === 'update' ? <Trans>Update To Cart</Trans> : <Trans>Add to Cart</Trans>}
            {isSheet && total !== null && <bdi className={classes.onButton}>{money(total)}</bdi>}
          </Button>
        )}
      </div>
    </div>
  );
}
