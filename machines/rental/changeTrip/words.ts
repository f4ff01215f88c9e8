import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Change the trip',
  events: {
    'changeTrip.confirmed': 'Change the trip',
    'changeTrip.vehiclesGivenUp': 'The listed vehicles may go',
    'changeTrip.dismissed': 'Leave the trip as it is',
    'changeTrip.retried': 'Try again pressed',
  },
  guards: {
    asksForTripType: 'The kind of trip changes',
    asksForDuration: 'The duration changes',
    isAccepted: 'The server took it',
    isSignedOut: 'The session has ended',
    hasSignedIn: 'Somebody has signed in',
    hasGivenUp: 'Vehicles were taken out',
    isLacking: 'Some vehicles lack the trip type',
  },
  unmet: {
    asksForTripType: 'the kind of trip does not change',
    asksForDuration: 'the duration does not change',
    isAccepted: 'the server did not take it',
    isSignedOut: 'the session has not ended',
    hasSignedIn: 'nobody has signed in',
    hasGivenUp: 'no vehicles were taken out',
    isLacking: 'no vehicle was found to lack the trip type',
  },
  actors: {
    changeTrip: 'Change the trip',
    removeVehicles: 'Remove the listed vehicles',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepLacking: 'Note which vehicles lack it',
    markGivenUp: 'Note that the vehicles are out',
    sayTakenOut: 'Say that the vehicles are out and the trip is not changed',
    markChanged: 'Note that the trip is changed',
    sayWhyRefused: 'Say what the server said',
    offerRetry: 'Say what was not saved, and offer to try again',
  },
  delays: { retryOffer: 'How long the offer to try again stands (8 s)' },
};
