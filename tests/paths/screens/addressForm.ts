import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { addressFormMachine } from '../../../machines/place/addressForm';
import { button, dialog, fill, gone, press, pressing, trouble } from './pieces';

const title = dialog(/^(Add|Edit) address$/);
const form: Seen = { shown: [title] };
const field = { role: 'combobox', name: /^Address/ };

/** An address: what the shopper does and sees (ADDR-21 to ADDR-30). The map is a stand-in with buttons. */
export const addressForm = defineScreens(addressFormMachine, {
  gestures: {
    'addressForm.pinMoved': pressing('The map is moved'),
    // Typing into the address takes a message away too, which is the other event's step.
    'addressForm.addressTyped': ({ text }, { at }) =>
      at.includes('writing.notice.quiet')
        ? [
            { fill: field, with: '' },
            { fill: field, with: text },
          ]
        : null,
    // The search within has no answer here.
    'addressForm.suggestionChosen': () => null,
    'addressForm.searchRetried': () => null,
    'addressForm.positionAsked': (_, { at }) =>
      at.includes('writing.pin.locating') ? null : [press('Use Current Location')],
    'addressForm.placeFound': () => null,
    'addressForm.typed': () => [fill(/^House/, ''), fill(/^House/, '13')],
    // What the shop calls the pin is put into the form, which then is no longer as it was when a message came.
    'addressForm.submitted': (_, { at, context }) =>
      context.point || at.includes('writing.pin.resting') ? [press('Save')] : null,
    // The guest's form is another one.
    'addressForm.guestSubmitted': () => null,
    'addressForm.closed': pressing('Close'),
  },
  own: {
    point: 'A pin stands where the map was moved to',
    'search.textChanged': 'A field is emptied before it is filled anew',
  },
  seen: {
    'writing.pin.resting': form,
    'writing.pin.aiming': form,
    'writing.pin.locating': form,
    'writing.pin.notLocated': { ...form, says: ['We did not get your position.'] },
    'writing.pin.naming': form,
    'writing.pin.named': form,
    'writing.pin.unnamed': form,
    'writing.search.listening': { shown: [field] },
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
  // Each time it is moved the map stands elsewhere, and the form is what was typed.
  told: {
    project: ({ point, named, refusal, ending }) => [
      point !== null,
      named !== null,
      refusal,
      ending,
    ],
    ends: ({ kind }) => kind,
  },
  unseen: {
    'addressForm.suggestionChosen': 'The search within is a flow of its own',
    'addressForm.searchRetried': 'The search within is a flow of its own',
    'addressForm.guestSubmitted': "The guest's form is another one, within the checkout",
  },
});
