import { Trans } from '@lingui/react/macro';
import { IconBike, IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Store } from '../../../domain/catalogue/catalogue';
import { isRunning, isTakeAwayOnly, offerOf } from '../../../domain/catalogue/storeOffer';
import { pictureSizes } from '../../client/pictureOffer';
import { shopNow } from '../../client/steadyClock';
import { useConfig } from '../../client/useMoney';
import { Picture } from '../../ui/Picture';
import { Rating } from '../../ui/Rating';
import { DeliveryFee } from './DeliveryFee';
import { storeLink } from './itemLinks';
import { OfferText } from './OfferText';
import classes from './StoreCard.module.css';
import { Kilometres, OpensAt } from './StoreFacts';

interface StoreCardProps {
  store: Store;
  /** What stands over the cover's upper corner: the heart. */
  corner?: ReactNode;
  eager?: boolean;
}

export function StoreCard({ store, corner, eager = false }: StoreCardProps) {
  const { discount } = store;
  const config = useConfig();
  const isCollected = config !== undefined && isTakeAwayOnly(store, config);
  const closed = store.open === 0 || store.active === 0;
  return (
    <article className={classes.card} data-closed={closed || undefined}>
      <div className={classes.ground}>
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          kind="store"
          width={640}
          height={280}
          sizes={pictureSizes.wideCard}
          eager={eager}
          className={classes.cover}
        />
        {discount && isRunning(discount, shopNow()) && (
          <span className={classes.offer}>
            <OfferText offer={offerOf(discount)} brief />
          </span>
        )}
        {closed && (
          <span className={classes.closed}>
            <OpensAt at={store.current_opening_time} />
          </span>
        )}
        <Picture
          src={store.logo_full_url}
          alt=""
          kind="store"
          width={56}
          height={56}
          className={classes.logo}
        />
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 className={classes.name}>
            <Link {...storeLink(store)} className={classes.link}>
              {store.name}
            </Link>
          </h3>
          <Rating value={store.avg_rating} count={store.rating_count} />
        </div>
        <ul className={classes.facts}>
          {!isCollected && (
            <li>
              <IconClock size={15} aria-hidden />
              <bdi>
                <Trans>
                  {store.delivery_time_min}–{store.delivery_time_max} min
                </Trans>
              </bdi>
            </li>
          )}
          <li>
            {!isCollected && <IconBike size={16} aria-hidden />}
            <DeliveryFee store={store} />
          </li>
          {store.distance !== null && (
            <li>
              <IconMapPin size={15} aria-hidden />
              <Kilometres metres={store.distance} />
            </li>
          )}
        </ul>
      </div>
      {corner && <div className={classes.corner}>{corner}</div>}
    </article>
  );
}
