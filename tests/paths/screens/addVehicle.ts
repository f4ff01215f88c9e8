import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { addVehicleMachine } from '../../../machines/rental/addVehicle';
import { button, dialog, gone, press, pressing, there } from './pieces';

const reset = dialog('Are you sure want to reset ?');
const duration = dialog('Your trip has another duration');
const underWay: Seen = gone(reset, duration);

/** A vehicle for the trip: what the shopper does and sees (CONF-01 to CONF-13). */
export const addVehicle = defineScreens(addVehicleMachine, {
  gestures: {
    'addVehicle.resetConfirmed': pressing('Reset and add'),
    'addVehicle.durationKept': () => [press(/^Add for/)],
    'addVehicle.durationUpdated': () => [press(/^Update the trip to/)],
    'addVehicle.dismissed': (_, { at: [place] }) =>
      place === 'failed' || place === 'notAdded'
        ? null
        : [press(place === 'confirmingReset' ? 'Keep my trip' : 'Close')],
    'addVehicle.retried': pressing('Try again'),
  },
  seen: {
    readingTrip: underWay,
    deciding: null,
    askingForTrip: underWay,
    adding: underWay,
    confirmingReset: there(reset, button('Reset and add'), button('Keep my trip')),
    resetting: underWay,
    changingTripType: {},
    choosingDuration: there(duration, button(/^Add for/), button(/^Update the trip to/)),
    updatingDuration: {},
    addingToChangedTrip: underWay,
    notAdded: { ...underWay, shown: [button('Try again')] },
    weighingRefusal: null,
    signingIn: underWay,
    failed: { ...underWay, shown: [button('Try again')] },
    added: underWay,
    refused: underWay,
    cancelled: underWay,
  },
});
