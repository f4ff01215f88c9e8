import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import type { ShortVehicle } from './availability';

/**
 * Too few free units. The words differ by what was tried: one more in the cart (TRIP-11), an add beyond the
 * limit (TRIP-13), or a vehicle that cannot be had at all then (TRIP-12).
 */
export function shortRefusal({ vehicleId, free }: ShortVehicle, tried: 'add' | 'more'): Refusal {
  const detail = { vehicle_id: vehicleId, available: free };
  if (free === 0) return new Refusal('vehicle_unavailable', { detail });
  return new Refusal('vehicle_limit', {
    detail,
    message:
      tried === 'more'
        ? t("You can't add more than {free} quantities of this vehicle.", { free })
        : t('Vehicle can have up to {free} rental options; no more can be added', { free }),
  });
}
