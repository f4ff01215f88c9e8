import { defineScreens } from '../../../charts/package/define';
import { newsletterMachine } from '../../../machines/content/newsletter';
import { box, button, fill, press, there } from './pieces';

const field = box('Email address');

/** The newsletter: what the reader does and sees (NEWS-01 to NEWS-04). */
export const newsletter = defineScreens(newsletterMachine, {
  gestures: {
    // While it is under way the button cannot be pressed.
    'newsletter.submitted': ({ email }, { at }) =>
      at.includes('subscribing') ? null : [fill('Email address', email), press('Subscribe')],
    'newsletter.edited': () => [fill('Email address', 'o')],
  },
  seen: {
    editing: there(field, button('Subscribe')),
    invalid: { ...there(field), says: ['Please insert a valid email.'] },
    subscribing: there(field),
    subscribed: there(field),
    refused: { ...there(field), says: ['No.'] },
    failed: { ...there(field), says: ['We could not subscribe you. Please try again.'] },
  },
  unseen: {
    'newsletter.subscribing|newsletter.submitted|0': 'Its button cannot be pressed meanwhile',
  },
});
