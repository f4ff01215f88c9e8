import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { locationMachine } from '../../../machines/location';
import { box, button, dialog, fill, gone, press, pressing, there } from './pieces';

const title = dialog(/^Where should we deliver\?|^Where do you pick up/);
const map = dialog('Pick from map');
const panel: Seen = there(title, box(/^(Delivery address|Address)$/));
const told = (says: string): Seen => ({ ...panel, says: [says] });

/** Where the shopper wants to be served: what is done and seen (LOC-05 to LOC-24). */
export const location = defineScreens(locationMachine, {
  gestures: {
    'location.textChanged': ({ text }) => [fill(/^(Delivery address|Address)$/, text)],
    // The search within has no answer here.
    'location.suggestionChosen': () => null,
    'location.searchRetried': () => null,
    'location.deviceAsked': pressing('Use Current Location'),
    'location.mapAsked': pressing('Pick from map'),
    // The demo city's zones are asked of the shop; saved addresses of customers.
    'location.zoneChosen': () => null,
    'location.savedChosen': () => null,
    'location.retried': (_, { at: places }) =>
      places.includes('choosing.failed') ? [press('Try again')] : null,
    'location.closed': pressing('Close'),
  },
  seen: {
    starting: null,
    'choosing.asking': panel,
    'choosing.locatingDevice': { shown: [title] },
    'choosing.deviceRefused': told('Your position is not shared'),
    'choosing.deviceTooSlow': told('We did not get your position in time'),
    'choosing.deviceUnavailable': told('Your device does not know where it is'),
    'choosing.mapUnavailable': told('The map can’t be shown'),
    'choosing.outsideService': {
      shown: [title],
      says: [/We don’t (deliver there|serve this place) yet/],
    },
    'choosing.failed': { ...there(button('Try again')), says: ['We couldn’t check this place'] },
    namingPoint: { shown: [title] },
    lookingUpZone: { shown: [title] },
    pickingOnMap: there(map),
    chosen: gone(title, map),
    closed: gone(title, map),
  },
  unseen: {
    'location.suggestionChosen': 'The search within is a flow of its own: it suggests nothing here',
    'location.searchRetried': 'The search within is a flow of its own: it does not fail here',
    'location.zoneChosen': "The zones' buttons are there once the shop has told its zones",
    'location.savedChosen': 'Saved addresses are there for customers only',
  },
});
