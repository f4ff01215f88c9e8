import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Rent a vehicle',
  events: {
    'addVehicle.resetConfirmed': 'The other vehicles may go',
    'addVehicle.durationKept': 'Add to the trip as it is',
    'addVehicle.durationUpdated': 'Update the duration',
    'addVehicle.dismissed': 'Keep the trip as it is',
    'addVehicle.retried': 'Try again pressed',
  },
  guards: {
    canBeAdded: 'It fits the trip',
    isOtherProvider: 'The cart is of another provider',
    isOtherTripType: 'The cart is for another kind of trip',
    isOtherDuration: 'The cart is for another duration',
    isTripToBeEntered: 'The trip has to be entered',
    isAccepted: 'The server took it',
    hasPlan: 'The trip is known',
    isTripChanged: 'The trip is changed',
    isTripRefused: 'The trip itself cannot be',
    isCartAnother: 'The cart is another one',
  },
  actors: {
    readTrip: 'Read the trip cart and the search',
    askForTrip: 'Ask for the trip',
    addVehicle: 'Add the vehicle',
    replaceCart: 'Empty the cart and add the vehicle',
    changeTrip: 'Change the trip',
  },
  actions: {
    keepTrip: 'Note the trip',
    keepPlan: 'Note the trip that was entered',
    keepRefusal: 'Note why it was refused',
    countSurprise: 'Count that the cart was another one',
    noteOutcome: 'Note how it ended',
    announceAdded: 'Say that the vehicle is in the cart',
    announceReset: 'Say that the cart was updated',
    sayWhyNot: 'Say why it cannot be added',
    sayWhyRefused: 'Say what the server said',
    offerRetry: 'Say that it was not saved, and offer to try again',
  },
  delays: { retryOffer: 'How long the offer to try again stands (8 s)' },
};
