import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { rentalSearchMachine } from '../../../machines/rentalSearch';
import { button, press, pressing } from './pieces';

const search = button('Search');
const form: Seen = { shown: [button(/^Pickup location/), button(/^Destination/)] };

/** A trip is searched: what the shopper does and sees (RENT-01 to RENT-09). */
export const rentalSearch = defineScreens(rentalSearchMachine, {
  gestures: {
    'rentalSearch.pickupAsked': () => [press(/^Pickup location/)],
    'rentalSearch.destinationAsked': () => [press(/^Destination/)],
    // Former destinations are what this browser remembers.
    'rentalSearch.destinationRecalled': () => null,
    'rentalSearch.changed': ({ choices: { type, hours } }) =>
      type === 'hourly' && hours ? null : [press('Distance wise')],
    'rentalSearch.submitted': () => [{ press: search }],
    'rentalSearch.routeRetried': pressing('Try again'),
    'rentalSearch.dismissed': pressing('Close'),
  },
  seen: {
    weighingWay: null,
    planning: form,
    pickingPickup: form,
    pickingDestination: form,
    measuringWay: { ...form, says: ['Measuring the way…'] },
    wayUnknown: { ...form, says: [/The way could not be measured/] },
    explaining: { ...form, says: [/Choose (where the trip|the kind)|Enter a whole number/] },
    ready: {},
    closed: {},
  },
  unseen: {
    'rentalSearch.destinationRecalled': 'Former destinations are what this browser remembers',
  },
});
