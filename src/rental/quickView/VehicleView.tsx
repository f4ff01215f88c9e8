import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { Heart } from '../../catalogue/favourite/Heart';
import view from '../../catalogue/quickView/QuickView.module.css';
import type { OverlayProps } from '../../flow/overlays';
import { useCovered } from '../../flow/useCovered';
import page from '../../ui/Page.module.css';
import { Rating } from '../../ui/Rating';
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
        <VehiclePrices vehicle={vehicle} />
        <div>
          <DiscountLabel vehicle={vehicle} />
        </div>
        <VehicleFacts vehicle={vehicle} />
        <RentControls vehicle={vehicle} />
        <Link {...vehicleLink(vehicle, 'quick-view')} className={page.more}>
          <Trans>All details</Trans>
        </Link>
      </div>
    </Modal>
  );
}
