import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { decideTripSteps, handleTripMachine } from '../../../machines/desk/handleTrip';
import { box, button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const trip = dialog('Trip #100012');
const closing = button('Close');
const writing: Seen = there(trip, box('Why is it declined?'), button('Back to the trip'));

/** One trip at a renting office's desk: what is done and seen (DESK-16 to DESK-20). */
export const handleTrip = defineScreens(handleTripMachine, {
  gestures: {
    'handleTrip.confirmed': (_, { context: { status } }) =>
      decideTripSteps(status).includes('confirm') ? pressing('Confirm the trip')() : null,
    'handleTrip.declining': (_, { context: { status } }) =>
      decideTripSteps(status).includes('decline') ? pressing('Decline the trip')() : null,
    'handleTrip.kept': pressing('Back to the trip'),
    'handleTrip.declined': ({ words }) => [
      fill('Why is it declined?', words),
      press('Decline the trip'),
    ],
    'handleTrip.started': (_, { context: { status } }) =>
      decideTripSteps(status).includes('start')
        ? pressing(/^Keys handed over, and .* collected$/)()
        : null,
    'handleTrip.ended': (_, { context: { status } }) =>
      decideTripSteps(status).includes('end') ? pressing(/^Back, and .* collected$/)() : null,
    // The board tells it.
    'handleTrip.moved': () => fromWithout,
    'handleTrip.left': () => fromWithout,
    'handleTrip.retried': pressing('Try again'),
    'handleTrip.back': pressing('Back to the trip'),
    'handleTrip.closed': pressing('Close'),
  },
  seen: {
    looking: there(trip, closing),
    writingWords: writing,
    confirming: there(trip),
    declining: writing,
    starting: there(trip),
    ending: there(trip),
    failed: { ...there(trip, button('Try again')), says: [trouble] },
    refusedByShop: { ...there(trip, button('Back to the trip')), says: ['No.'] },
    handledElsewhere: there(trip, button('Back to the trips')),
    signedOut: { ...there(trip, button('Sign in')), says: ['Your session has ended'] },
    done: gone(trip),
    closed: gone(trip),
  },
});
