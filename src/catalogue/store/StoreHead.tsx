import { Trans } from '@lingui/react/macro';
import type { Store } from '../../../domain/entities/catalogue';
import { useMoney } from '../../api/useMoney';
import { Picture } from '../../components/Picture';
import { Rating } from '../../components/Rating';
import { DeliveryFee } from '../../components/store/DeliveryFee';
import { Kilometres } from '../../components/store/StoreFacts';
import { Heart } from '../../flows/favourite/Heart';
import { ShareButton } from '../parts/ShareButton';
import { OpeningHours } from './OpeningHours';
import classes from './StoreHead.module.css';

/** Cover with logo, name, and the row of facts that decide whether to order here. */
export function StoreHead({ store }: { store: Store }) {
  const money = useMoney();
  return (
    <header className={classes.head}>
      <div className={classes.ground}>
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          kind="store"
          width={1240}
          height={360}
          eager
          className={classes.cover}
        />
      </div>
      <div className={classes.who}>
        <Picture
          src={store.logo_full_url}
          alt=""
          kind="store"
          width={96}
          height={96}
          eager
          className={classes.logo}
        />
        <div className={classes.names}>
          <h1 className={classes.name}>{store.name}</h1>
          <p className={classes.address}>{store.address}</p>
        </div>
        <Heart kind="store" row={store} place="page" />
        <ShareButton title={store.name} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>
            <Trans>Rating</Trans>
          </dt>
          <dd>
            <a href="#reviews" className={classes.jump}>
              <Rating value={store.avg_rating} count={store.rating_count} withCount />
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Opening hours</Trans>
          </dt>
          <dd>
            <OpeningHours store={store} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Delivery time</Trans>
          </dt>
          <dd>
            <bdi>
              <Trans>
                {store.delivery_time_min}–{store.delivery_time_max} min
              </Trans>
            </bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Delivery fee</Trans>
          </dt>
          <dd>
            <DeliveryFee store={store} />
          </dd>
        </div>
        {store.minimum_order > 0 && (
          <div>
            <dt>
              <Trans>Minimum order</Trans>
            </dt>
            <dd>
              <bdi>{money(store.minimum_order)}</bdi>
            </dd>
          </div>
        )}
        {store.distance !== null && (
          <div>
            <dt>
              <Trans>Distance</Trans>
            </dt>
            <dd>
              <Kilometres metres={store.distance} />
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
}
