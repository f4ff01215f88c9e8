import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconHeart } from '@tabler/icons-react';
import { CountButton } from '../../ui/CountButton';
import { useFavouriteCount } from '../api/favourites';
import { openWishlist, prefetchWishlist } from './openWishlist';

/** Opens the favourites; shown when somebody is signed in and a zone exists (HEAD-10). */
export function WishlistButton() {
  const { t } = useLingui();
  const count = useFavouriteCount();
  if (count === null) return null;
  const contents = t`${plural(count, { 0: 'empty', one: '# favourite', other: '# favourites' })}`;
  return (
    <CountButton
      icon={<IconHeart size={24} aria-hidden />}
      count={count}
      label={t`Wishlist, ${contents}`}
      onPress={() => void openWishlist()}
      onNear={prefetchWishlist}
    />
  );
}
