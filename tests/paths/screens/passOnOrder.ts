import { defineScreens } from '../../../charts/package/define';
import type { RescueWay } from '../../../domain/desk/deskOrder';
import { passOnOrderMachine } from '../../../machines/operator/passOnOrder';
import { button, dialog, gone, press, pressing, there, trouble } from './pieces';

const parcel = dialog('Parcel #100007');
const end = button('Back to the list');
const names: Record<RescueWay, string> = {
  back: 'It is back: offer it to other couriers',
  again: 'Its store makes it again',
  fetch: 'Another courier fetches it from them',
  cancel: 'Cancel the order',
};
const ways = [names.back, names.fetch, names.cancel].map((name) => button(name));

/** A parcel that is not brought: what is done and seen (OPER-15). */
export const passOnOrder = defineScreens(passOnOrderMachine, {
  gestures: {
    'passOnOrder.started': (_, { at }) =>
      at.includes('refusedByShop') ? [press('Change it')] : [press('Pass it on')],
    'passOnOrder.kept': pressing('Back to the order'),
    'passOnOrder.chosen': ({ way }) => [press(names[way])],
    'passOnOrder.retried': pressing('Try again'),
    'passOnOrder.closed': pressing('Close'),
  },
  seen: {
    reading: {
      ...there(parcel, button('Pass it on')),
      says: ['Courier not heard of since', 'Samir Aziz', 'Lina Haddad', 'Fig Street 2'],
    },
    choosing: { ...there(parcel, ...ways, button('Back to the order')) },
    telling: there(parcel),
    failed: { ...there(parcel, button('Try again')), says: [trouble] },
    refusedByShop: { ...there(parcel, button('Change it')), says: ['No.'] },
    handledElsewhere: { ...there(parcel, end), says: ['has seen to this order already'] },
    signedOut: { ...there(parcel, button('Sign in')), says: ['Your session has ended'] },
    done: gone(parcel),
    closed: gone(parcel),
  },
});
