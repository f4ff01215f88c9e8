import { useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import type { Provider, Vehicle } from '../../../domain/rental/vehicle';
import { Heart } from '../../catalogue/favourite/Heart';
import { Description } from '../../catalogue/product/Description';
import classes from '../../catalogue/product/Product.module.css';
import page from '../../ui/Page.module.css';
import { Rating } from '../../ui/Rating';
import { ShareButton } from '../../ui/ShareButton';
import { useIsPhone } from '../../ui/useIsPhone';
import { useTripCart } from '../api/tripCart';
import { TripSummary } from '../parts/TripSummary';
import { useTripOf } from '../parts/useTrip';
import { VehicleFacts } from '../parts/VehicleFacts';
import { DiscountLabel, VehiclePrice, VehiclePrices } from '../parts/VehiclePrice';
import { providerLink, vehicleLink } from '../parts/vehicleLinks';
import { openRentalSearch } from '../rentalSearch/openRentalSearch';
import { changeCartTrip } from '../tripCart/changeCartTrip';
import { RentTotal } from './RentBar';
import bar from './RentBar.module.css';
import { RentControls } from './RentControls';

/** Characters of a description that stand there at once (VEH-09). */
const shortLength = 70;

export function VehicleInfo({ vehicle }: { vehicle: Vehicle & { provider_details: Provider } }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const trip = useTripOf(vehicle);
  const { cart } = useTripCart();
  const router = useRouter();
  // Whoever gets the link sees the vehicle for the same trip.
  const addressOf = () =>
    router.buildLocation({ ...vehicleLink(vehicle), search: trip ? { trip } : {} }).href;
  const isInCart = cart.carts.some((line) => line.vehicle.id === vehicle.id);
  const plan = () =>
    isInCart ? changeCartTrip(cart) : openRentalSearch({ vehicle, trouble: 'none', plan: trip });
  return (
    <div className={classes.info}>
      <div className={classes.head}>
        <div>
          <Link {...providerLink(vehicle.provider_details)} className={page.more}>
            {vehicle.provider_details.name}
          </Link>
          <h1 className={classes.name}>{vehicle.name}</h1>
          <a href="#reviews" className={classes.jump}>
            <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} withCount />
          </a>
        </div>
        <div className={classes.tools}>
          <Heart kind="vehicle" row={vehicle} place="page" />
          <ShareButton title={vehicle.name} addressOf={addressOf} />
        </div>
      </div>
      <VehiclePrice vehicle={vehicle} size="lg" />
      <VehiclePrices vehicle={vehicle} />
      <div>
        <DiscountLabel vehicle={vehicle} />
      </div>
      <Description text={vehicle.description} shortLength={shortLength} />
      <VehicleFacts vehicle={vehicle} />
      <TripSummary trip={trip} onChange={() => void plan()} />
      {vehicle.available_count === 0 && (
        <p role="status">{t`This vehicle is not available in this pick time`}</p>
      )}
      <div className={bar.rent} data-in-trip={isInCart || undefined}>
        {!isInCart && (
          <div className={bar.price}>
            <RentTotal vehicle={vehicle} />
          </div>
        )}
        <RentControls vehicle={vehicle} isBrief={isPhone} />
      </div>
    </div>
  );
}
