import { defineScreens } from '../../../charts/package/define';
import { mapPickMachine } from '../../../machines/place/mapPick';
import { button, pressing } from './pieces';

const confirm = button(/^(Deliver here|Choose this place)$/);
const lookingUp = { says: ['Looking up the address…'] };

/** A place on the map: what the shopper does and sees (LOC-19 to LOC-24). The map is a stand-in with buttons. */
export const mapPick = defineScreens(mapPickMachine, {
  gestures: {
    'pick.pinMoved': pressing('The map is moved'),
    'pick.confirmed': () => [{ press: confirm }],
    'pick.retried': pressing('Try again'),
    'pick.mapFailed': pressing('The map fails'),
    'pick.closed': pressing('Back'),
  },
  own: { point: 'A pin stands where the map was moved to' },
  seen: {
    starting: lookingUp,
    centring: lookingUp,
    aiming: { says: ['Move the map until the pin stands at your door.'] },
    naming: lookingUp,
    checkingZone: lookingUp,
    served: { shown: [confirm], says: ['Quay 1'] },
    outside: { says: ['Quay 1', /Move the pin into one of the marked areas/] },
    failed: { shown: [button('Try again')], says: ['The address could not be looked up.'] },
    ended: {},
  },
  // Each time it is moved the map stands elsewhere.
  told: {
    project: ({ point, address, zoneIds, ending }) => [point !== null, address, zoneIds, ending],
    ends: ({ kind }) => kind,
  },
});
