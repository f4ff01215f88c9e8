import type { Notify } from '../../emitted';
import type { MessageId } from '../../messages';
import { type AddVehicleFacts, type AddVehicleVerdict, unitsThere } from './decideAddVehicle';

const ofVerdict: Partial<Record<AddVehicleVerdict, MessageId>> = {
  unavailable: 'trip.vehicleUnavailable',
  overLimit: 'trip.optionLimit',
};

/** What the shopper reads when the page itself sees that a vehicle cannot be added (TRIP-12, TRIP-13). */
export const noticeOfVerdict = (
  verdict: AddVehicleVerdict,
  { vehicle }: Pick<AddVehicleFacts, 'vehicle'>,
): Notify => ({
  type: 'notify',
  tone: 'error',
  message: ofVerdict[verdict] ?? 'failed.unexpected',
  values: { n: unitsThere(vehicle) },
});
