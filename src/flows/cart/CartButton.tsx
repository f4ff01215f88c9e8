import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useCart } from '../../api/cart';
import { firstSign } from '../../app/firstSign';
import { prefetchAddToCart } from '../addToCart/requestAddToCart';
import classes from './CartButton.module.css';
import { prefetchLines } from './lineIntents';
import { openCart, prefetchCart } from './openCart';

/** An addition must show at once: its code is there before the first press. */
const prefetchChanges = () => {
  prefetchAddToCart();
  prefetchLines();
};

/** Opens the cart; its name and badge tell how many units are in it. */
export function CartButton({ place = 'header' }: { place?: 'header' | 'bar' }) {
  const { t } = useLingui();
  const { units } = useCart();
  const contents = t`${plural(units, { 0: 'empty', one: '# item', other: '# items' })}`;
  const isFilled = units > 0;
  useEffect(() => {
    void firstSign.then(prefetchChanges);
  }, []);
  useEffect(() => {
    if (isFilled) void firstSign.then(prefetchCart);
  }, [isFilled]);
  return (
    <button
      type="button"
      className={classes.button}
      data-place={place}
      onClick={() => void openCart()}
      onPointerEnter={prefetchCart}
      onFocus={prefetchCart}
      aria-label={t`Shopping Cart, ${contents}`}
    >
      <span className={classes.icon}>
        <IconShoppingBag size={place === 'bar' ? 22 : 24} aria-hidden />
        {units > 0 && (
          // A new key lets the badge move a little when the number changes.
          <span key={units} className={classes.badge} aria-hidden>
            {units > 99 ? '99+' : units}
          </span>
        )}
      </span>
      {place === 'bar' && (
        <span aria-hidden>
          <Trans>Cart</Trans>
        </span>
      )}
    </button>
  );
}
