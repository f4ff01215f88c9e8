import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pictureSizes } from '../../client/pictureOffer';
import { Picture } from '../../ui/Picture';
import { Rating } from '../../ui/Rating';
import { ShareButton } from '../../ui/ShareButton';
import classes from './StoreHead.module.css';

interface Place {
  name: string;
  address: string;
  logo_full_url: string;
  cover_photo_full_url: string;
  avg_rating: number;
  rating_count: number;
}

export const HeadFact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface StoreHeadFrameProps {
  of: Place;
  heart: ReactNode;
  /** The facts after the rating. */
  children: ReactNode;
}

export function StoreHeadFrame({ of: place, heart, children }: StoreHeadFrameProps) {
  return (
    <header className={classes.head}>
      <div className={classes.ground}>
        <Picture
          src={place.cover_photo_full_url}
          alt=""
          kind="store"
          width={1240}
          height={360}
          sizes={pictureSizes.screen}
          eager
          className={classes.cover}
        />
      </div>
      <div className={classes.who}>
        <Picture
          src={place.logo_full_url}
          alt=""
          kind="store"
          width={96}
          height={96}
          eager
          className={classes.logo}
        />
        <div className={classes.names}>
          <h1 className={classes.name}>{place.name}</h1>
          <p className={classes.address}>{place.address}</p>
        </div>
        <div className={classes.tools}>
          {heart}
          <ShareButton title={place.name} />
        </div>
      </div>
      <dl className={classes.facts}>
        <HeadFact name={<Trans>Rating</Trans>}>
          <a href="#reviews" className={classes.jump}>
            <Rating value={place.avg_rating} count={place.rating_count} withCount />
          </a>
        </HeadFact>
        {children}
      </dl>
    </header>
  );
}
