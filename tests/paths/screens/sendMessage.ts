import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { sendMessageMachine } from '../../../machines/orders/sendMessage';
import { box, button, fill, press, pressing } from './pieces';

const field: Seen = { shown: [box(/^Message to/)] };

export const sendMessage = defineScreens(sendMessageMachine, {
  gestures: {
    'sendMessage.written': ({ draft: { text } }) => [fill(/^Message to/, text), press('Send')],
    'sendMessage.retried': (_, { at: [place] }) => [
      press(place === 'signedOut' ? 'Sign In' : 'Try again'),
    ],
    'sendMessage.discarded': pressing('Discard'),
  },
  own: { draft: 'Its key is made anew with each draft' },
  seen: {
    ready: field,
    sending: field,
    signingIn: field,
    signedOut: { ...field, says: [/Your sign-in has ended/] },
    failed: { ...field, shown: [box(/^Message to/), button('Try again')] },
    refused: { ...field, says: ['This is not a picture.'] },
  },
});
