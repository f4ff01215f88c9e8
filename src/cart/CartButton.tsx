import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { sells } from '../../domain/place/module';
import { fetchAhead } from '../client/fetchAhead';
import { quiet } from '../client/quiet';
import { usePlace } from '../place/currentPlace';
import { CountButton } from '../ui/CountButton';
import { prefetchAddToCart } from './addToCart/requestAddToCart';
import { useCart } from './api/cart';
import { hasUnsent } from './api/unsentChanges';
import { prefetchLines } from './lineIntents';
import { openCart, prefetchCart } from './openCart';

const prefetchChanges = () => {
  prefetchAddToCart();
  prefetchLines();
};

const loadResume = () => import('./resumeChanges');

const TripCartButton = lazy(() => import('../rental/tripCart/TripCartButton'));

type Place = { place?: 'header' | 'bar' };

/** Opens the cart, in the rental module the trip cart (HEAD-11). */
export function CartButton(props: Place) {
  const { module } = usePlace();
  if (!sells(module, 'trips')) return <ShopCartButton {...props} />;
  return (
    <Suspense fallback={null}>
      <TripCartButton {...props} />
    </Suspense>
  );
}

/** Its name and badge tell how many units are in it. */
function ShopCartButton({ place = 'header' }: Place) {
  const { t } = useLingui();
  const { units, isAsked } = useCart();
  const contents = t`${plural(units, { 0: 'empty', one: '# item', other: '# items' })}`;
  const isFilled = units > 0;
  useEffect(() => {
    void quiet.then(prefetchChanges);
    // Beside the call for the cart: until they are shown again, the bag looks as if they had never been made.
    if (hasUnsent()) {
      prefetchChanges();
      loadResume().catch(() => undefined);
    }
  }, []);
  useEffect(() => {
    if (isAsked && hasUnsent()) void loadResume().then(({ resumeChanges }) => resumeChanges());
  }, [isAsked]);
  useEffect(() => {
    if (isFilled) fetchAhead(prefetchCart);
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
