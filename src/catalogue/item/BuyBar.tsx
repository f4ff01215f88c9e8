import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
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
  /** A line of the cart is being edited. */
  isEdited: boolean;
  isBusy: boolean;
  intents: ItemIntents;
}

/** Quantity and the buttons (ITEM-04, ITEM-06 to ITEM-09), of which the one that is meant says what it costs. */
export function BuyBar(props: BuyBarProps) {
  const { item, selection, price, isBusy, intents, isEdited } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { entries } = useCart();
  const { signedIn } = useSession();
  const { buy, cart } = decideButtons(item, selection, entries, isEdited);
  const total = price?.total ?? null;
  const order = () => intents.order(signedIn);
  const priceId = useId();
  const main =
    buy === 'orderNow'
      ? { name: t`Order Now`, press: order }
      : cart && {
          name: cart === 'update' ? t`Update To Cart` : t`Add to Cart`,
          press: intents.add,
        };
  return (
    <div className={classes.bar} data-buy-bar>
      {buy === 'orderNow' && price && (
        <Suspense fallback={null}>
          <DirectMinimum item={item} price={price} quantity={selection.quantity} />
        </Suspense>
      )}
      {buy !== 'outOfStock' && (
        <Stepper
          label={t`Quantity`}
          quantity={selection.quantity}
          onLess={intents.less}
          onMore={intents.more}
          lessDisabled={selection.quantity <= 1}
        />
      )}
      {buy === 'outOfStock' && (
        <Button size="md" radius="xl" className={classes.main} disabled>
          <Trans>Out of Stock</Trans>
        </Button>
      )}
      {buy === 'buyNow' && (
        <Button size="md" radius="xl" variant="light" className={classes.beside} onClick={order}>
          <Trans>Buy Now</Trans>
        </Button>
      )}
      {main && (
        <Button
          size="md"
          radius="xl"
          className={classes.main}
          loading={buy === 'orderNow' && isBusy}
          onClick={main.press}
          aria-label={main.name}
          aria-describedby={total === null ? undefined : priceId}
          aria-busy={isBusy}
        >
          {main.name}
          {total !== null && (
            <span className={classes.onButton}>
              <bdi id={priceId}>{money(total)}</bdi>
            </span>
          )}
        </Button>
      )}
    </div>
  );
}
