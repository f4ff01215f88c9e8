import { defineScreens } from '../../../charts/package/define';
import { interestsMachine } from '../../../machines/account/interests';
import { button, pressing, there, trouble } from './pieces';

const tile = button('Bread');

/** Favourite categories: what the shopper does and sees (PAGE-15, SIGN-15). */
export const interests = defineScreens(interestsMachine, {
  gestures: {
    'interests.toggled': () => [{ press: tile }],
    'interests.submitted': pressing('Save'),
    'interests.skipped': pressing('Skip'),
  },
  seen: {
    choosing: there(tile, button('Skip')),
    saving: there(tile),
    signingIn: there(tile),
    refused: { ...there(tile, button('Save')), says: ['No.'] },
    failed: { ...there(tile, button('Save')), says: [trouble] },
    skipping: there(tile),
    saved: {},
    skipped: {},
  },
});
