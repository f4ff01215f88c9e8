import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Loader } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { Heart } from '../../catalogue/favourite/Heart';
import { Description } from '../../catalogue/product/Description';
import { pictureSizes } from '../../client/pictureOffer';
import { Picture } from '../../ui/Picture';
import card from '../../ui/PictureCard.module.css';
import { Rating } from '../../ui/Rating';
import { prefetchAddVehicle, requestVehicle } from '../addVehicle/requestVehicle';
import { useRequested } from '../addVehicle/useRequested';
import { openVehicleView, prefetchVehicleView } from '../quickView/openVehicleView';
import classes from './Vehicle.module.css';
import { VehicleFacts } from './VehicleFacts';
import { DiscountLabel, TermsLine, VehiclePrice, VehiclePrices } from './VehiclePrice';
import { vehicleLink } from './vehicleLinks';

/** Characters of a description that stand there at once (VEH-09). */
const shortLength = 70;

interface VehicleCardProps {
  vehicle: Vehicle;
  from?: string;
  eager?: boolean;
}

/** A vehicle in a list or rail (VEH-03 to VEH-08): the whole card is one link, what can be pressed stands above it. */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  from,
  eager = false,
}: VehicleCardProps) {
  const { t } = useLingui();
  const isAsked = useRequested(vehicle.id);
  const isTaken = vehicle.available_count === 0;
  return (
    <article className={card.card} data-unavailable={isTaken || undefined}>
      <div className={card.ground}>
        <Picture
          src={vehicle.thumbnail_full_url}
          alt=""
          kind="vehicle"
          width={400}
          height={300}
          sizes={pictureSizes.card}
          eager={eager}
          className={card.picture}
        />
        <div className={classes.tags}>
          {vehicle.new_tag === 1 && (
            <span className={classes.new}>
              <Trans>New Arrival</Trans>
            </span>
          )}
          <DiscountLabel vehicle={vehicle} withTerms={false} />
        </div>
        {isTaken && (
          <span className={classes.taken}>
            <Trans>Not free at this time</Trans>
          </span>
        )}
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 className={classes.name}>
            <Link {...vehicleLink(vehicle, from)} className={card.link}>
              {vehicle.name}
            </Link>
          </h3>
          <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} />
        </div>
        <VehicleFacts vehicle={vehicle} isBrief />
        <div className={classes.about}>
          <Description text={vehicle.description} shortLength={shortLength} />
        </div>
        <div className={classes.foot}>
          <TermsLine vehicle={vehicle} />
          <VehiclePrice vehicle={vehicle} />
          <VehiclePrices vehicle={vehicle} />
        </div>
      </div>
      <div className={classes.corner}>
        <ActionIcon
          variant="default"
          radius="xl"
          size={36}
          aria-label={t`Quick view of ${vehicle.name}`}
          onPointerEnter={prefetchVehicleView}
          onClick={() => void openVehicleView(vehicle)}
        >
          <IconEye size={18} aria-hidden />
        </ActionIcon>
        <Heart kind="vehicle" row={vehicle} />
      </div>
      <div className={card.action}>
        <ActionIcon
          radius="xl"
          size={40}
          aria-label={t`Rent ${vehicle.name}`}
          aria-busy={isAsked || undefined}
          onPointerEnter={prefetchAddVehicle}
          onFocus={prefetchAddVehicle}
          onClick={({ detail }) => detail < 2 && void requestVehicle(vehicle)}
        >
          {isAsked ? <Loader size={18} color="currentColor" /> : <IconPlus size={20} aria-hidden />}
        </ActionIcon>
      </div>
    </article>
  );
});
