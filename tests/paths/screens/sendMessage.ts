import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { sendMessageMachine } from '../../../machines/sendMessage';
import { box, button, fill, press, pressing } from './pieces';

const field: Seen = { shown: [box(/^Message to/)] };

/** A message to a shop: what the customer does and sees. */
export const sendMessage = defineScreens(sendMessageMachine, {
  gestures: {
    'sendMessage.written': ({ draft: { text } }) => [fill(/^Message to/, text), press('Send')],
    'sendMessage.retried': pressing('Try again'),
    'sendMessage.discarded': pressing('Discard'),
  },
  seen: {
    ready: field,
    sending: field,
    failed: { ...field, shown: [box(/^Message to/), button('Try again')] },
    refused: { ...field, says: ['This is not a picture.'] },
  },
});
