import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { rentalSearchMachine } from '../../../machines/rental/rentalSearch';
import { destination } from '../../support/rental';
import { button, dialog, gone, press, pressing } from './pieces';

const title = dialog('Your trip');
const form: Seen = { shown: [title, button(/^Pickup location/), button(/^Destination/)] };
const now = new Date('2026-11-20T12:00:00.000Z');
const kinds = { hourly: 'Hourly', day_wise: 'Per day', distance_wise: 'By distance' };

/** A trip is searched: what the shopper does and sees (RENT-01 to RENT-09). */
export const rentalSearch = defineScreens(rentalSearchMachine, {
  gestures: {
    'rentalSearch.pickupAsked': () => [press(/^Pickup location/)],
    'rentalSearch.destinationAsked': () => [press(/^Destination/)],
    // Former destinations stand there as long as none is chosen.
    'rentalSearch.destinationRecalled': ({ place }, { context: { draft } }) =>
      draft.destination ? null : [press(place.location_name)],
    'rentalSearch.changed': ({ choices: { type, hours } }, { context: { draft } }) => {
      if (type) return [press(kinds[type])];
      const field = { role: 'spinbutton', name: 'Hours' };
      return hours && draft.type === 'hourly' && draft.hours !== hours
        ? [{ fill: field, with: String(hours) }]
        : null;
    },
    'rentalSearch.submitted': pressing('Continue'),
    'rentalSearch.routeRetried': pressing('Try again'),
    // The dialog around it closes with it.
    'rentalSearch.dismissed': () => null,
  },
  seen: {
    weighingWay: null,
    planning: form,
    pickingPickup: form,
    pickingDestination: form,
    measuringWay: { ...form, says: ['Measuring the distance…'] },
    wayUnknown: { ...form, says: [/The distance could not be measured/] },
    explaining: { ...form, says: [/Choose (where the trip|the kind)|Enter a whole number/] },
    ready: gone(title),
    closed: gone(title),
  },
  told: {
    events: {
      'rentalSearch.pickupAsked': [{}],
      'rentalSearch.destinationAsked': [{}],
      'rentalSearch.destinationRecalled': [{ place: destination }],
      'rentalSearch.changed': [
        { choices: { type: 'hourly' } },
        { choices: { hours: 5 } },
        { choices: { type: 'distance_wise' } },
      ],
      'rentalSearch.submitted': [{ now }],
      'rentalSearch.routeRetried': [{}],
      'rentalSearch.dismissed': [{}],
    },
  },
  unseen: { 'rentalSearch.dismissed': 'The dialog around it closes with it' },
});
