import { defineScreens } from '../../../charts/package/define';
import { lineWishesMachine } from '../../../machines/cart/lineWishes';
import { box, button, dialog, fill, gone, press, pressing, there } from './pieces';

const title = dialog('Sourdough');

export const lineWishes = defineScreens(lineWishesMachine, {
  gestures: {
    'lineWishes.submitted': ({ wishes: { note } }) => [
      fill('Note to the store (optional)', note ?? ''),
      press('Save'),
    ],
    'lineWishes.dismissed': pressing('Cancel'),
  },
  seen: {
    'writing.resting': there(title, box('Note to the store (optional)'), button('Save')),
    'writing.failed': {
      ...there(title),
      says: ['Your cart could not be changed. Check your connection and try again.'],
    },
    saving: there(title),
    signingIn: there(title),
    saved: gone(title),
    kept: gone(title),
  },
});
