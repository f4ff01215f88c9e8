import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { profileCompletionMachine } from '../../../machines/identity/profileCompletion';
import { box, button, fill, gone, press, pressing, there, trouble } from './pieces';

const form: Seen = {
  ...there(box(/^Name/), box(/^Email/), button('Continue')),
  says: ['Just one more step: tell the shop who you are.'],
};

/** The details that a login lacks: what the shopper does and sees (INFO-01, INFO-02). */
export const profileCompletion = defineScreens(profileCompletionMachine, {
  gestures: {
    'profileCompletion.submitted': ({ values: { name, email } }) => [
      fill(/^Name/, name),
      fill(/^Email/, email ?? ''),
      press('Continue'),
    ],
    'profileCompletion.edited': () => [fill(/^Name/, 'Anne')],
    'profileCompletion.cancelled': pressing('Back to sign in'),
  },
  seen: {
    enteringDetails: form,
    savingDetails: { shown: [box(/^Name/)] },
    refused: { ...form, says: ['No.'] },
    failed: { ...form, says: [trouble] },
    // The dialog around it goes on.
    completed: gone(),
    expired: gone(),
    cancelled: gone(),
  },
});
