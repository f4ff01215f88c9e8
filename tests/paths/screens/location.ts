import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { locationMachine } from '../../../machines/place/location';
import { button, dialog, gone, press, pressing, there } from './pieces';

const title = dialog(/^Where should we deliver\?|^Where do you pick up/);
const map = dialog('Pick from map');
const field = { role: 'combobox', name: /^(Delivery address|Address)$/ };
const panel: Seen = there(title, field);
const told = (says: string): Seen => ({ ...panel, says: [says] });
const point = { lat: 1, lng: 2 };

/** The device is being asked, and its button and the map's wait. */
const isWaiting = (places: readonly string[]) => places.includes('choosing.locatingDevice');

/** Where the shopper wants to be served: what is done and seen (LOC-05 to LOC-24). */
export const location = defineScreens(locationMachine, {
  gestures: {
    'location.textChanged': ({ text }, { context }) =>
      text === context.text ? null : [{ fill: field, with: text }],
    // The search within has no answer here.
    'location.suggestionChosen': () => null,
    'location.searchRetried': () => null,
    'location.deviceAsked': (_, { at }) => (isWaiting(at) ? null : [press('Use Current Location')]),
    'location.mapAsked': (_, { at }) => (isWaiting(at) ? null : [press('Pick from map')]),
    'location.zoneChosen': (_, { at }) =>
      at.includes('choosing.outsideService') ? [press('Old Harbour')] : null,
    'location.savedChosen': ({ address }, { at: [place] }) =>
      place?.startsWith('choosing.') ? [press(new RegExp(`${address}$`))] : null,
    'location.retried': (_, { at }) =>
      at.includes('choosing.failed') || at.includes('choosing.searchFailed')
        ? [press('Try again')]
        : null,
    'location.closed': pressing('Close'),
  },
  own: {
    known: 'A pin stands where the map was moved to',
    point: 'A pin stands where the map was moved to',
  },
  seen: {
    starting: null,
    'choosing.asking': panel,
    'choosing.locatingDevice': { shown: [title] },
    'choosing.deviceRefused': told('Your location is not shared'),
    'choosing.deviceTooSlow': told('We could not find your location in time'),
    'choosing.deviceUnavailable': told("Your device can't find its location"),
    'choosing.mapUnavailable': told('The map can’t be shown'),
    'choosing.outsideService': {
      shown: [title, button('Old Harbour')],
      says: [/We don’t (deliver there|serve this place) yet/],
    },
    'choosing.searchFailed': {
      ...there(button('Try again')),
      says: ['We couldn’t check this place'],
    },
    'choosing.failed': { ...there(button('Try again')), says: ['We couldn’t check this place'] },
    namingPoint: { shown: [title] },
    lookingUpZone: { shown: [title] },
    pickingOnMap: there(map),
    chosen: gone(title, map),
    closed: gone(title, map),
  },
  told: {
    events: {
      'location.textChanged': [{ text: 'Old' }],
      'location.suggestionChosen': [],
      'location.searchRetried': [],
      'location.deviceAsked': [{}],
      'location.mapAsked': [{}],
      'location.zoneChosen': [{ point }],
      'location.savedChosen': [
        { address: 'Quay 1', point, zoneIds: [2] },
        { address: 'Quay 2', point, zoneIds: [] },
      ],
      'location.retried': [{}],
      'location.closed': [{}],
    },
    // What stands in the field decides whether somebody can type it.
    project: ({ entry, address, point: at, zoneIds, text }) => [
      entry === 'map',
      address !== '',
      at !== null,
      zoneIds.length > 0,
      text,
    ],
  },
  unseen: {
    'location.suggestionChosen': 'The search within is a flow of its own: it suggests nothing here',
    'location.searchRetried': 'The search within is a flow of its own: it does not fail here',
  },
});
