import { defineScreens } from '../../../charts/package/define';
import { favouriteMachine } from '../../../machines/catalogue/favourite';
import { sampleItem } from '../../domain/samples';
import { button, pressing, there } from './pieces';

const heart = button('Wishlist: Sourdough');
const thing = { kind: 'item' as const, row: sampleItem({ name: 'Sourdough' }) };

/** The heart of an item: what the shopper does and sees (WISH-01 to WISH-09). */
export const favourite = defineScreens(favouriteMachine, {
  gestures: {
    // A press turns around what the heart shows: nothing for a guest, the wish, or what the shop has.
    'favourite.pressed': (press, { at: [place], context }) => {
      const isFull = context.signedIn && (place === 'failed' ? context.kept : context.wanted);
      return press.signedIn === context.signedIn && press.wanted === !isFull
        ? [{ press: heart }]
        : null;
    },
    'favourite.signInChosen': pressing('Sign In'),
    'favourite.retried': pressing('Try again'),
  },
  seen: {
    deciding: null,
    offeringSignIn: there(heart, button('Sign In')),
    signingIn: there(heart),
    saving: there(heart),
    failed: there(heart, button('Try again')),
    saved: there(heart),
    refused: { ...there(heart), says: ['No.'] },
    givenUp: there(heart),
  },
  told: {
    inputs: {
      'a customer': { thing, wanted: true, signedIn: true },
      'a guest': { thing, wanted: true, signedIn: false },
    },
    project: ({ wanted, signedIn, asked, kept }) => [wanted, signedIn, asked, kept],
  },
  unseen: {
    'favourite.offeringSignIn|favourite.pressed|0':
      'Somebody signs in elsewhere meanwhile, and the heart is shown anew',
  },
});
