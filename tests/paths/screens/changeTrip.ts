import { defineScreens } from '../../../charts/package/define';
import { changeTripMachine } from '../../../machines/rental/changeTrip';
import { button, dialog, gone, press, pressing, there } from './pieces';

const kind = dialog('Do you want to change the trip type?');
const duration = dialog('Do you want to change trip duration');
const list = dialog('Not offered for this trip');

/** A trip in the cart becomes another one: what the shopper does and sees (CONF-05 to CONF-11). */
export const changeTrip = defineScreens(changeTripMachine, {
  gestures: {
    'changeTrip.confirmed': (_, { at: [place] }) => [
      press(place === 'confirmingDuration' ? 'Yes' : 'Change the trip'),
    ],
    'changeTrip.vehiclesGivenUp': pressing('Remove them and go on'),
    'changeTrip.dismissed': (_, { at: [place] }) => {
      // The toast leaves by itself.
      if (place === 'failed') return null;
      const no = { confirmingDuration: 'No', listingVehicles: 'Keep my trip' } as const;
      return [press(no[place as keyof typeof no] ?? 'Keep it')];
    },
    'changeTrip.retried': pressing('Try again'),
  },
  seen: {
    starting: null,
    confirmingTripType: there(kind, button('Change the trip'), button('Keep it')),
    confirmingDuration: there(duration, button('Yes'), button('No')),
    saving: gone(kind, duration, list),
    listingVehicles: there(list, button('Remove them and go on'), button('Keep my trip')),
    removingVehicles: gone(kind, duration, list),
    signingIn: gone(kind, duration, list),
    failed: { ...gone(kind, duration, list), shown: [button('Try again')] },
    leaving: null,
    ended: gone(kind, duration, list),
  },
});
