import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useCart } from '../../api/cart';
import { firstSign } from '../../app/firstSign';
import { CountButton } from '../../components/CountButton';
import { prefetchAddToCart } from '../addToCart/requestAddToCart';
import { prefetchLines } from './lineIntents';
import { openCart, prefetchCart } from './openCart';

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
    <CountButton
      place={place}
      icon={<IconShoppingBag size={place === 'bar' ? 22 : 24} aria-hidden />}
      count={units}
      label={t`Shopping Cart, ${contents}`}
      onPress={() => void openCart()}
      onNear={prefetchCart}
    >
      {place === 'bar' && <Trans>Cart</Trans>}
    </CountButton>
  );
}
