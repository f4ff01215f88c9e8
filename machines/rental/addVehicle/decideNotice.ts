import type { Notify } from '../../emitted';
import type { MessageId } from '../../messages';
import { type AddVehicleVerdict, type UnitFacts, unitsThere } from './decideAddVehicle';

/** "Rent This Car", or the plus beside the quantity that is in the cart. */
export type VehiclePress = 'add' | 'more';

const ofLimit: Record<VehiclePress, MessageId> = {
  add: 'trip.optionLimit',
  more: 'trip.quantityLimit',
};

const messageOf = (verdict: AddVehicleVerdict, press: VehiclePress): MessageId => {
  if (verdict === 'unavailable') return 'trip.vehicleUnavailable';
  return verdict === 'overLimit' ? ofLimit[press] : 'failed.unexpected';
};

/** What the shopper reads when the page itself sees that a vehicle cannot be added (TRIP-11 to TRIP-13). */
export const noticeOfVerdict = (
  verdict: AddVehicleVerdict,
  { press, ...facts }: UnitFacts & { press: VehiclePress },
): Notify => ({
  type: 'notify',
  tone: 'error',
  message: messageOf(verdict, press),
  values: { n: unitsThere(facts) },
});
