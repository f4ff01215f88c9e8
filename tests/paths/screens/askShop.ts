import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { askShopMachine } from '../../../machines/orders/askShop';
import { box, button, fill, press, pressing, there, trouble } from './pieces';

const form: Seen = there(box(/^Name/), box(/^Message/));

/** A question to the shop: what is done and seen (PAGE-05). */
export const askShop = defineScreens(askShopMachine, {
  gestures: {
    'askShop.sent': ({ question: { name, email, message } }) => [
      fill(/^Name/, name),
      fill(/^Email/, email),
      fill(/^Message/, message),
      press('Send'),
    ],
    'askShop.edited': () => [fill(/^Message/, 'Where')],
    'askShop.another': pressing('Write another message'),
  },
  seen: {
    writing: form,
    sending: form,
    refused: { ...form, says: ['No.'] },
    tooMany: { ...form, says: ['You have sent many messages.'] },
    failed: { ...form, says: [trouble] },
    sent: { ...there(button('Write another message')), says: ['We have your message'] },
  },
  // Each question has a key of its own.
  told: { project: ({ field, message, wait }) => [field, message, wait] },
});
