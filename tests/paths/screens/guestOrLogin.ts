import { defineScreens } from '../../../charts/package/define';
import type { Piece } from '../../../charts/paths/screens';
import { guestOrLoginMachine } from '../../../machines/checkout/guestOrLogin';

const button = (name: string): Piece => ({ role: 'button', name });
const choice: Piece = { role: 'dialog', name: 'How would you like to order?' };
const press = (name: string) => () => [{ press: button(name) }];

/** The way from the cart to the checkout: what the shopper does and sees (GATE-01 to GATE-09). */
export const guestOrLogin = defineScreens(guestOrLoginMachine, {
  gestures: {
    'guestOrLogin.guestChosen': press('Continue as guest'),
    'guestOrLogin.loginChosen': press('Login'),
    'guestOrLogin.signUpChosen': press('Sign Up'),
    'guestOrLogin.dismissed': press('Close'),
    'guestOrLogin.retried': press('Try again'),
  },
  seen: {
    readingFacts: {},
    deciding: null,
    choosing: { shown: [choice, button('Continue as guest'), button('Login'), button('Sign Up')] },
    signingIn: { shown: [{ role: 'dialog', name: /^Sign (In|Up)$/ }], hidden: [choice] },
    failed: { shown: [button('Try again')], hidden: [choice] },
    atCheckout: { hidden: [choice], address: /^\/checkout\?.*page=cart/ },
    atHome: { hidden: [choice], address: /^\/home/ },
    stayed: { hidden: [choice], address: /^\/product\// },
  },
});
