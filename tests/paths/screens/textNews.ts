import { defineScreens } from '../../../charts/package/define';
import type { Piece } from '../../../charts/paths/screens';
import { textNewsMachine } from '../../../machines/account/textNews';
import { there } from './pieces';

const texts: Piece = { role: 'switch', name: 'Text messages about your orders' };

/** Text messages about orders, in the settings: what the customer does and sees (TEXT-06). */
export const textNews = defineScreens(textNewsMachine, {
  gestures: {
    'textNews.switched': ({ wanted }, { context: { wish } }) =>
      wanted === wish ? null : [{ press: texts }],
  },
  seen: {
    resting: there(texts),
    noting: there(texts),
    failed: {
      ...there(texts),
      says: ['That did not work. Check your connection and try again.'],
    },
    signedOut: { ...there(texts), says: ['Sign in to change this.'] },
  },
});
