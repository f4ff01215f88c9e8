import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Vehicle } from '../../../domain/entities/rental/vehicle';
import type { OverlayProps } from '../../app/overlays';
import { useCovered } from '../../app/useCovered';
import page from '../../catalogue/parts/Page.module.css';
import view from '../../catalogue/quickView/QuickView.module.css';
import { Rating } from '../../components/Rating';
import { Heart } from '../../flows/favourite/Heart';
import { VehicleFacts } from '../parts/VehicleFacts';
import { DiscountLabel, VehiclePrice, VehiclePrices } from '../parts/VehiclePrice';
import { providerLink, vehicleLink } from '../parts/vehicleLinks';
import { RentControls } from '../vehicle/RentControls';
import { VehicleCarousel } from '../vehicle/VehicleCarousel';

/** A vehicle over the page: its pictures, what it costs, and the way into the trip (VEH-10). */
export default function VehicleView({ input: vehicle, onDone }: OverlayProps<Vehicle, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const [isOpen, setOpen] = useState(true);
  const href = useLocation({ select: (location) => location.href });
  const openedAt = useRef(href);
  useEffect(() => {
    if (href !== openedAt.current) setOpen(false);
  }, [href]);
  return (
    <Modal
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={() => onDone()}
      closeOnEscape={!isCovered}
      size={840}
      radius="lg"
      centered
      title={vehicle.name}
      closeButtonProps={{ 'aria-label': t`Close` }}
      transitionProps={{ duration: 180 }}
      classNames={{ body: view.body, title: view.title }}
    >
      <VehicleCarousel vehicle={vehicle} />
      <div className={view.info}>
        <div className={view.head}>
          <div className={view.words}>
            {vehicle.provider && (
              <Link {...providerLink(vehicle.provider)}>{vehicle.provider.name}</Link>
            )}
            <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} withCount />
          </div>
          <Heart kind="vehicle" row={vehicle} place="page" />
        </div>
        <VehiclePrice vehicle={vehicle} size="lg" />
        <div>
          <DiscountLabel vehicle={vehicle} />
        </div>
        <VehicleFacts vehicle={vehicle} />
        <VehiclePrices vehicle={vehicle} />
        <RentControls vehicle={vehicle} />
        <Link {...vehicleLink(vehicle, 'quick-view')} className={page.more}>
          <Trans>All details</Trans>
        </Link>
      </div>
    </Modal>
  );
}
