import { defineScreens } from '../../../charts/paths/screens';
import { favouriteMachine } from '../../../machines/favourite';
import { button, press, pressing, there } from './pieces';

const heart = button('Wishlist: Sourdough');

/** The heart of an item: what the shopper does and sees (WISH-01 to WISH-09). */
export const favourite = defineScreens(favouriteMachine, {
  gestures: {
    'favourite.pressed': () => [{ press: heart }],
    'favourite.signInChosen': pressing('Sign In'),
    'favourite.retried': () => [press('Try again')],
  },
  seen: {
    deciding: null,
    offeringSignIn: there(heart, button('Sign In')),
    signingIn: there(heart),
    saving: there(heart),
    failed: there(heart, button('Try again')),
    saved: there(heart),
    refused: there(heart),
    givenUp: there(heart),
  },
});
