import { profileEditSetup, providerProof, serverProof } from './profileEditSetup';

export const provingPhoneByProvider = profileEditSetup.createStateConfig({
  description: 'The phone-auth provider sends a code to the new phone; the shopper types it.',
  meta: { screen: 'otp', requirements: ['PROF-19', 'PROF-22', 'PROF-14'] },
  exit: 'forgetInterrupted',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: providerProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'readingNextProof',
        description: 'It is proved, and the change is made.',
      },
      {
        guard: 'isRestSaved',
        target: 'editing',
        actions: ['showWhatIsSaved', 'sayRestSaved'],
        description: 'The shopper goes back to the form, and learns that all else is saved.',
      },
      {
        target: 'editing',
        actions: 'showWhatIsSaved',
        description: 'The shopper goes back to the form.',
      },
    ],
    onError: 'failed',
  },
});

export const provingPhone = profileEditSetup.createStateConfig({
  description: 'The shop has sent a code to the new phone; the shopper types it.',
  meta: { screen: 'otp', requirements: ['PROF-18', 'PROF-20', 'PROF-22', 'PROF-14'] },
  exit: 'forgetInterrupted',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: serverProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'readingNextProof',
        description: 'It is proved, and the change is made.',
      },
      {
        guard: 'isRestSaved',
        target: 'editing',
        actions: ['showWhatIsSaved', 'sayRestSaved'],
        description: 'The shopper goes back to the form, and learns that all else is saved.',
      },
      {
        target: 'editing',
        actions: 'showWhatIsSaved',
        description: 'The shopper goes back to the form.',
      },
    ],
    onError: 'failed',
  },
});

export const provingEmail = profileEditSetup.createStateConfig({
  description: 'The shop has sent a code to the new e-mail; the shopper types it.',
  meta: { screen: 'otp', requirements: ['PROF-18', 'PROF-20', 'PROF-22', 'PROF-14'] },
  exit: 'forgetInterrupted',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: serverProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'readingNextProof',
        description: 'It is proved, and the change is made.',
      },
      {
        guard: 'isRestSaved',
        target: 'editing',
        actions: ['showWhatIsSaved', 'sayRestSaved'],
        description: 'The shopper goes back to the form, and learns that all else is saved.',
      },
      {
        target: 'editing',
        actions: 'showWhatIsSaved',
        description: 'The shopper goes back to the form.',
      },
    ],
    onError: 'failed',
  },
});

export const readingNextProof = profileEditSetup.createStateConfig({
  description: 'The shop tells whether another change waits for its own code.',
  meta: { screen: 'form', requirements: ['PROF-18', 'PROF-22'] },
  tags: ['busy'],
  invoke: {
    id: 'readNextProof',
    src: 'readNextProof',
    onDone: [
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
      { target: 'refetchingProfile', description: 'The change is made.' },
    ],
    onError: 'failed',
  },
});
