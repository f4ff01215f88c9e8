import { defineModel } from '../../../charts/package/define';
import { guestOrLoginMachine } from '../../../machines/checkout/guestOrLogin';
import { signIn } from '../answers';

const guest = { hasLines: true, signedIn: false, guestCheckout: true };

export const guestOrLogin = defineModel(guestOrLoginMachine, {
  inputs: { 'on the way to the checkout': undefined },
  events: {
    'guestOrLogin.guestChosen': [{}],
    'guestOrLogin.loginChosen': [{}],
    'guestOrLogin.signUpChosen': [{}],
    'guestOrLogin.dismissed': [{}],
    'guestOrLogin.retried': [{}],
  },
  results: {
    readFacts: {
      'a guest who may order': guest,
      'a guest who may not': { ...guest, guestCheckout: false },
      'a customer': { ...guest, signedIn: true },
      'an empty cart': { ...guest, hasLines: false },
    },
    askToSignIn: signIn,
  },
});
