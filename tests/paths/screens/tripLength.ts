import { defineScreens } from '../../../charts/package/define';
import { tripLengthMachine } from '../../../machines/rental/tripLength';
import { button, dialog, gone, press, pressing, there, trouble } from './pieces';

const title = dialog('Make the trip longer or shorter');
const hours = { role: 'spinbutton', name: 'Hours' };

export const tripLength = defineScreens(tripLengthMachine, {
  gestures: {
    'tripLength.chosen': (payload) => [
      { fill: hours, with: String(payload.hours) },
      press('Show the price'),
    ],
    'tripLength.confirmed': pressing('Change the trip'),
    'tripLength.retried': pressing('Try again'),
    'tripLength.closed': pressing('Keep it'),
  },
  seen: {
    signingIn: there(title),
    choosing: there(title, hours, button('Show the price')),
    choosingOther: { ...there(title), says: ['Your trip is that long already.'] },
    quoting: there(title, hours),
    deciding: { ...there(title, button('Change the trip')), says: ['New total', 'You pay more'] },
    changing: { ...there(title), says: ['New total'] },
    refused: { ...there(title), says: ['No.'] },
    failed: { ...there(title, button('Try again')), says: [trouble] },
    closed: gone(title),
  },
});
