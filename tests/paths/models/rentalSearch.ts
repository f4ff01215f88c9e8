import { defineModel } from '../../../charts/package/define';
import { rentalSearchMachine, type TripDraft } from '../../../machines/rental/rentalSearch';
import { destination, pickup } from '../../support/rental';

const now = new Date('2026-11-20T12:00:00.000Z');
const draft: TripDraft = {
  type: null,
  hours: null,
  days: null,
  pickup: null,
  destination: null,
  pickupAt: null,
  route: null,
};

export const rentalSearch = defineModel(rentalSearchMachine, {
  inputs: {
    'nothing known': { draft },
    'both ends known': { draft: { ...draft, pickup, destination, type: 'distance_wise' } },
  },
  events: {
    'rentalSearch.pickupAsked': [{}],
    'rentalSearch.destinationAsked': [{}],
    'rentalSearch.destinationRecalled': [{ place: destination }],
    'rentalSearch.changed': [
      { choices: { type: 'hourly', hours: 5 } },
      { choices: { type: 'distance_wise' } },
    ],
    'rentalSearch.submitted': [{ now }],
    'rentalSearch.routeRetried': [{}],
    'rentalSearch.dismissed': [{}],
  },
  results: {
    askForPlace: { 'a place': { place: pickup }, 'went away': { place: null } },
    measureRoute: { 'a way': { metres: 12_345, seconds: 1_800 } },
  },
  // What the trip is in the end is part of it: places and hours too.
  project: ({ draft: { type, hours, pickup: from, destination: to, route }, trouble }) => [
    type,
    hours,
    from !== null,
    to?.location_name,
    route !== null,
    trouble,
  ],
  infeasible: {
    'rentalSearch.explaining|rentalSearch.submitted|0':
      'A draft that lacked something becomes ready by a change only, and that leaves the state',
  },
});
