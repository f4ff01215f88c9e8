import { useLingui } from '@lingui/react/macro';
import { IconHeart } from '@tabler/icons-react';
import type { Likeable } from '../../../domain/catalogue/favourites';
import { useIsFavourite } from '../api/favourites';
import classes from './Heart.module.css';
import { pressHeart } from './pressHeart';

type HeartProps = Likeable & {
  /** On a picture, or beside the title of a page. */
  place?: 'card' | 'page';
};

/** The heart of an item or a store (WISH-03): full for a favourite. A double click is one press. */
export function Heart({ place = 'card', ...thing }: HeartProps) {
  const { t } = useLingui();
  const isFavourite = useIsFavourite(thing.kind, thing.row.id);
  return (
    <button
      type="button"
      className={classes.heart}
      data-place={place}
      aria-label={t`Wishlist: ${thing.row.name}`}
      aria-pressed={isFavourite}
      onClick={({ detail }) => detail < 2 && void pressHeart(thing, !isFavourite)}
    >
      <IconHeart size={20} aria-hidden />
    </button>
  );
}
