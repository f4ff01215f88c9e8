import { defineScreens } from '../../../charts/package/define';
import { convertPointsMachine } from '../../../machines/account/convertPoints';
import { button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const title = dialog('Convert to currency now');

/** Points into money: what the customer does and sees (WAL-14). */
export const convertPoints = defineScreens(convertPointsMachine, {
  gestures: {
    'convertPoints.submitted': ({ request: { points } }) => [
      fill('Points to convert', String(points)),
      press('Convert'),
    ],
    'convertPoints.retried': (_, { at: [place] }) => [
      press(place === 'signedOut' ? 'Sign In' : 'Try again'),
    ],
    'convertPoints.closed': pressing('Cancel'),
  },
  seen: {
    choosingPoints: there(title, button('Convert')),
    converting: there(title),
    signingIn: there(title),
    signedOut: { ...there(title, button('Sign In')), says: [/Your sign-in has ended/] },
    failed: { ...there(title, button('Try again')), says: [trouble] },
    converted: gone(title),
    closed: gone(title),
  },
  // Each request has a key of its own.
  told: { project: () => [] },
});
