import type { Words } from '../wordList';

export const words: Words = {
  title: 'One address',
  events: {
    'addressForm.pinMoved': 'Map moved beneath the pin',
    'addressForm.typed': 'Something typed',
    'addressForm.submitted': 'Save pressed',
    'addressForm.guestSubmitted': 'Save pressed by a guest',
    'addressForm.closed': 'Closed',
  },
  guards: {
    isPointMissing: 'The place on the map is missing',
    isSaved: 'The server saved it',
    isSignInNeeded: 'The session has ended',
    hasSignedIn: 'The shopper signed in',
  },
  actors: {
    nameSpot: 'Ask for the address of the pin',
    saveAddress: 'Save the address',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    movePin: 'Note where the pin stands',
    keepName: 'Note the address of the pin',
    keepForm: 'Note what is to be saved',
    keepSaved: 'Note what was saved',
    keepGuest: 'Note what the guest typed',
    storeLocally: 'Let the browser keep it',
    keepRefusal: 'Note why the server refused',
    forgetRefusal: 'Forget the refusal',
    markClosed: 'Note that nothing changed',
    announceSaved: 'Say that it is saved',
    announceRefusal: 'Say what the server said',
  },
  delays: { pinPause: 'Until the map stands still (0.3 s)' },
};
