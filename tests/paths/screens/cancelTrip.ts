import { defineScreens } from '../../../charts/package/define';
import { cancelTripMachine } from '../../../machines/rental/cancelTrip';
import { button, dialog, gone, press, radio, there, trouble } from './pieces';

const question = dialog('Cancel the trip');

/** Cancelling a trip: what the customer does and sees (ORD-07). */
export const cancelTrip = defineScreens(cancelTripMachine, {
  gestures: {
    'cancel.confirmed': ({ reason }) => [{ press: radio(reason) }, press('Cancel the trip')],
    'cancel.retried': (_, { at: [place] }) => [
      press(place === 'signedOut' ? 'Sign In' : 'Try again'),
    ],
    'cancel.closed': (_, { at: [place] }) => [
      place === 'choosingReason' ? press('Keep the trip') : press('Close'),
    ],
  },
  seen: {
    choosingReason: there(question, button('Keep the trip'), radio('Plans have changed')),
    cancelling: there(question),
    signingIn: there(question),
    signedOut: { ...there(question, button('Sign In')), says: [/Your sign-in has ended/] },
    tooLate: { ...there(question), says: [/The trip has already begun/] },
    refused: { ...there(question), says: ['The courier is on the way.'] },
    failed: { ...there(question, button('Try again')), says: [trouble] },
    closed: gone(question),
  },
});
