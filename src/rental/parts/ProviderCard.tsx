import { Plural } from '@lingui/react/macro';
import { IconCar, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Provider } from '../../../domain/rental/vehicle';
import card from '../../catalogue/card/StoreCard.module.css';
import { Heart } from '../../catalogue/favourite/Heart';
import { pictureSizes } from '../../client/pictureOffer';
import { Picture } from '../../ui/Picture';
import { Rating } from '../../ui/Rating';
import { ProviderOfferLabel } from './ProviderOfferLabel';
import { providerLink } from './vehicleLinks';

export const ProviderCard = ({ provider }: { provider: Provider }) => (
  <article className={card.card}>
    <div className={card.ground}>
      <Picture
        src={provider.cover_photo_full_url}
        alt=""
        kind="store"
        width={640}
        height={280}
        sizes={pictureSizes.wideCard}
        className={card.cover}
      />
      <ProviderOfferLabel offer={provider.discount} className={card.offer} />
      <Picture
        src={provider.logo_full_url}
        alt=""
        kind="store"
        width={56}
        height={56}
        className={card.logo}
      />
    </div>
    <div className={card.words}>
      <div className={card.head}>
        <h3 className={card.name}>
          <Link {...providerLink(provider)} className={card.link}>
            {provider.name}
          </Link>
        </h3>
        <Rating value={provider.avg_rating} count={provider.rating_count} />
      </div>
      <ul className={card.facts}>
        <li>
          <IconCar size={15} aria-hidden />
          <Plural value={provider.total_vehicles} one="# vehicle" other="# vehicles" />
        </li>
        <li>
          <IconMapPin size={15} aria-hidden />
          {provider.address}
        </li>
      </ul>
    </div>
    <div className={card.corner}>
      <Heart kind="provider" row={provider} />
    </div>
  </article>
);
