import { runFlow } from '../../flow/runFlow';
import { liveTripDoorMachine } from '../actors/tripCartActors';

/** From the trip cart to the checkout: straight on, by the guest-or-login choice, or home (BOOK-01). */
export const proceedToBooking = async (): Promise<void> => {
  await runFlow(
    liveTripDoorMachine,
    undefined,
    () => import('../../checkout/guestOrLogin/GuestOrLoginScreens'),
  ).output;
};
