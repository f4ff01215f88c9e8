import type { ReactNode } from 'react';
import type { Likeable } from '../../../domain/catalogue/favourites';
import { Picture } from '../../ui/Picture';
import { Heart } from './Heart';
import classes from './Wishlist.module.css';

interface FavouriteRowProps {
  thing: Likeable;
  picture: string;
  link: ReactNode;
  children: ReactNode;
}

export const FavouriteRow = ({ thing, picture, link, children }: FavouriteRowProps) => (
  <article className={classes.row} aria-label={thing.row.name}>
    <Picture
      src={picture}
      alt=""
      kind={thing.kind === 'provider' ? 'store' : thing.kind}
      width={72}
      height={72}
      className={classes.picture}
    />
    <div className={classes.words}>
      <h3 className={classes.name}>{link}</h3>
      {children}
    </div>
    <div className={classes.heart}>
      <Heart {...thing} />
    </div>
  </article>
);
