import { defineScreens } from '../../../charts/package/define';
import { reviewOrderMachine } from '../../../machines/orders/reviewOrder';
import { button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const title = dialog('How was Sourdough?');

/** Stars for an item of an order: what the customer does and sees (ITEM-01). */
export const reviewOrder = defineScreens(reviewOrderMachine, {
  gestures: {
    'review.rated': ({ rating }) => [press(`${rating} of 5 stars`)],
    'review.sent': ({ text: { comment } }) => [
      fill(/Anything to add/, comment),
      press('Send review'),
    ],
    'review.closed': pressing('Cancel'),
  },
  seen: {
    signingIn: there(title),
    choosing: there(title, button('Send review')),
    missingStars: { ...there(title), says: ['Choose from one to five stars.'] },
    sending: there(title),
    refused: { ...there(title), says: ['No.'] },
    failed: { ...there(title), says: [trouble] },
    closed: gone(title),
  },
});
