import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { addressFormMachine } from '../../../machines/addressForm';
import { box, button, dialog, fill, gone, press, pressing, trouble } from './pieces';

const title = dialog(/^(Add|Edit) address$/);
const form: Seen = { shown: [title] };

/** An address: what the shopper does and sees (ADDR-21 to ADDR-30). */
export const addressForm = defineScreens(addressFormMachine, {
  gestures: {
    // The map under the pin is moved.
    'addressForm.pinMoved': () => null,
    'addressForm.addressTyped': ({ text }) => [fill(/^Address/, text)],
    // The search within has no answer here.
    'addressForm.suggestionChosen': () => null,
    'addressForm.searchRetried': () => null,
    'addressForm.positionAsked': () => [press(/current location/i)],
    'addressForm.placeFound': () => null,
    'addressForm.typed': () => [fill(/^House/, '13')],
    'addressForm.submitted': () => [press('Save')],
    // The guest's form is another one.
    'addressForm.guestSubmitted': () => null,
    'addressForm.closed': pressing('Close'),
  },
  seen: {
    'writing.pin.resting': form,
    'writing.pin.aiming': form,
    'writing.pin.locating': form,
    'writing.pin.notLocated': form,
    'writing.pin.naming': form,
    'writing.pin.named': form,
    'writing.pin.unnamed': form,
    'writing.search.listening': { shown: [box(/^Address/)] },
    'writing.notice.quiet': { shown: [button('Save')] },
    'writing.notice.pointMissing': { says: [/We need to know where that is/] },
    'writing.notice.refused': { says: ['Outside.'] },
    'writing.notice.failed': { says: [trouble] },
    saving: form,
    signingIn: {},
    saved: gone(title),
    kept: gone(title),
    closed: gone(title),
  },
  unseen: {
    'addressForm.pinMoved': 'The map under the pin is moved, and no map is drawn here',
    'addressForm.suggestionChosen': 'The search within is a flow of its own',
    'addressForm.searchRetried': 'The search within is a flow of its own',
    'addressForm.placeFound': 'The search within tells it',
    'addressForm.guestSubmitted': "The guest's form is another one, within the checkout",
  },
});
