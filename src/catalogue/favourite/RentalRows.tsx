import { Link } from '@tanstack/react-router';
import type { Provider, Vehicle } from '../../../domain/rental/vehicle';
import { VehiclePrice } from '../../rental/parts/VehiclePrice';
import { providerLink, vehicleLink } from '../../rental/parts/vehicleLinks';
import { Rating } from '../../ui/Rating';
import { FavouriteRow } from './FavouriteRow';
import classes from './Wishlist.module.css';

/** A favourite vehicle; it leads to its page (WISH-09). */
export const VehicleRow = ({ vehicle }: { vehicle: Vehicle }) => (
  <FavouriteRow
    thing={{ kind: 'vehicle', row: vehicle }}
    picture={vehicle.thumbnail_full_url}
    link={
      <Link {...vehicleLink(vehicle, 'wishlist')} className={classes.link}>
        {vehicle.name}
      </Link>
    }
  >
    <p className={classes.facts}>
      <span className={classes.text}>{vehicle.provider?.name}</span>
      <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} />
    </p>
    <VehiclePrice vehicle={vehicle} size="sm" />
  </FavouriteRow>
);

/** A favourite provider: name, logo, rating and address (WISH-10); it leads to its page (WISH-09). */
export const ProviderRow = ({ provider }: { provider: Provider }) => (
  <FavouriteRow
    thing={{ kind: 'provider', row: provider }}
    picture={provider.logo_full_url}
    link={
      <Link {...providerLink(provider)} className={classes.link}>
        {provider.name}
      </Link>
    }
  >
    <p className={classes.facts}>
      <Rating value={provider.avg_rating} count={provider.rating_count} withCount />
    </p>
    <p className={classes.facts}>
      <span className={classes.text}>{provider.address}</span>
    </p>
  </FavouriteRow>
);
