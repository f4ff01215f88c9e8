import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { profileEditMachine } from '../../../machines/account/profileEdit';
import { box, button, dialog, fill, press, pressing, there, trouble } from './pieces';

const form: Seen = there(box('Email'), button('Update Profile'));

/** The customer's details: what is done and seen (PROF-01 to PROF-20). */
export const profileEdit = defineScreens(profileEditMachine, {
  gestures: {
    'profileEdit.submitted': ({ values: { email, phone } }) => [
      fill('Email', email),
      fill('Phone', phone),
      press('Update Profile'),
    ],
    'profileEdit.edited': () => [fill('Email', 'o@b.co')],
    'profileEdit.left': pressing('Go Back'),
  },
  seen: {
    opening: {},
    editing: form,
    saving: { shown: [box('Email')] },
    provingPhoneByProvider: there(dialog('Verify your phone')),
    provingPhone: there(dialog('Verify your phone')),
    provingEmail: there(dialog('Verify your email')),
    readingNextProof: { shown: [box('Email')] },
    signingIn: { shown: [box('Email')] },
    refused: { ...form, says: ['The e-mail is taken.', 'The phone is taken.'] },
    failed: { ...form, says: [trouble] },
    refetchingProfile: { shown: [box('Email')] },
    saved: {},
    left: {},
  },
});
