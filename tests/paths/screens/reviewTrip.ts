import { defineScreens } from '../../../charts/package/define';
import { reviewTripMachine } from '../../../machines/rental/reviewTrip';
import { button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const title = dialog('How was Atlas?');

/** Stars for a vehicle: what the customer does and sees (ORD-08). */
export const reviewTrip = defineScreens(reviewTripMachine, {
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
