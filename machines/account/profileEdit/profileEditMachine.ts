import { profileEditSetup, submittedChange } from './profileEditSetup';
import { provingEmail, provingPhone, provingPhoneByProvider, readingNextProof } from './proving';

export const profileEditMachine = profileEditSetup.createMachine({
  id: 'profileEdit',
  version: '1.2.0',
  description: 'Personal details are changed; a new phone or e-mail is proved before it counts.',
  context: ({ input }) => ({
    ...input,
    proof: input.interrupted,
    refusals: [],
    saved: false,
  }),
  output: ({ context: { saved } }) => ({ saved }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'The form opens, or the code that a change waited for when the page was loaded again.',
      meta: { screen: 'form', requirements: ['PROF-01', 'PROF-18'] },
      always: [
        {
          guard: 'wasProvingPhoneByProvider',
          target: 'provingPhoneByProvider',
          description: 'The provider’s code for the phone was on its way.',
        },
        {
          guard: 'wasProvingPhone',
          target: 'provingPhone',
          description: 'The code for the phone was on its way.',
        },
        {
          guard: 'wasProvingEmail',
          target: 'provingEmail',
          description: 'The code for the e-mail was on its way.',
        },
        { target: 'editing', description: 'No proof was interrupted.' },
      ],
    },
    editing: {
      description: 'The customer changes name, photo, e-mail, phone or password.',
      meta: {
        screen: 'form',
        requirements: [
          'PROF-01',
          'PROF-02',
          'PROF-03',
          'PROF-04',
          'PROF-05',
          'PROF-06',
          'PROF-07',
          'PROF-08',
          'PROF-09',
          'PROF-10',
          'PROF-11',
        ],
      },
      on: { 'profileEdit.submitted': 'saving', 'profileEdit.left': 'left' },
    },
    saving: {
      description: 'The shop takes the change.',
      meta: { screen: 'form', requirements: ['PROF-13', 'PROF-15', 'PROF-17'] },
      tags: ['busy'],
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: submittedChange,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'refetchingProfile',
            description: 'The change is made.',
          },
          {
            guard: { type: 'isPhoneToProveByProvider', params: ({ event }) => event.output },
            target: 'provingPhoneByProvider',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
            description: 'The new phone is proved first, by the phone-auth provider.',
          },
          {
            guard: { type: 'isPhoneToProve', params: ({ event }) => event.output },
            target: 'provingPhone',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
            description: 'The new phone is proved first.',
          },
          {
            guard: { type: 'isEmailToProve', params: ({ event }) => event.output },
            target: 'provingEmail',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
            description: 'The new e-mail is proved first.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusals', params: ({ event }) => event.output },
            description: 'Something is not right.',
          },
        ],
        onError: 'failed',
      },
    },
    provingPhoneByProvider,
    provingPhone,
    provingEmail,
    readingNextProof,
    signingIn: {
      description: 'The shopper signs in again; the form is as it was.',
      meta: { screen: 'form', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: { id: 'askToSignIn', src: 'askToSignIn', onDone: 'editing', onError: 'failed' },
    },
    refused: {
      description: 'The customer reads all that is not right, until the next key pressed.',
      meta: { screen: 'form', requirements: ['PROF-23'] },
      tags: ['failed'],
      entry: 'announceRefusals',
      exit: 'forgetRefusals',
      on: {
        'profileEdit.edited': 'editing',
        'profileEdit.submitted': 'saving',
        'profileEdit.left': 'left',
      },
    },
    failed: {
      description: 'The shop could not be reached; what was typed is kept for another try.',
      meta: { screen: 'formTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'profileEdit.edited': 'editing',
        'profileEdit.submitted': 'saving',
        'profileEdit.left': 'left',
      },
    },
    refetchingProfile: {
      description: 'The profile is read anew.',
      meta: { screen: 'form', requirements: ['PROF-16', 'PROF-21', 'PROF-24'] },
      tags: ['busy'],
      entry: ['noteSaved', 'announceSaved'],
      invoke: {
        id: 'refetchProfile',
        src: 'refetchProfile',
        onDone: 'saved',
        onError: {
          target: 'saved',
          description: 'The change stands; the profile tells where it is shown that it is missing.',
        },
      },
      after: {
        refetchLimit: {
          target: 'saved',
          description: 'A slow answer must not hold the customer up.',
        },
      },
    },
    saved: {
      type: 'final',
      description: 'The change is made, and the screen closes.',
      meta: { screen: 'none', requirements: ['PROF-21'] },
      tags: ['done'],
    },
    left: {
      type: 'final',
      description: 'The customer goes back without a change.',
      meta: { screen: 'none', requirements: ['PROF-01'] },
    },
  },
});
