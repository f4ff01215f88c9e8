import { profileEditSetup, providerProof, serverProof } from './profileEditSetup';

/** The new phone is proved by the phone-auth provider. */
export const provingPhoneByProvider = profileEditSetup.createStateConfig({
  description: 'The phone-auth provider sends a code to the new phone; the shopper types it.',
  meta: { screen: 'otp', requirements: ['PROF-19', 'PROF-22', 'PROF-14'] },
  invoke: {
    id: 'otp',
    src: 'otp',
    input: providerProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'refetchingProfile',
        description: 'It is proved, and the change is made.',
      },
      { target: 'editing', description: 'The shopper goes back to the form.' },
    ],
    onError: 'failed',
  },
});

/** The new phone is proved by a code of the shop. */
export const provingPhone = profileEditSetup.createStateConfig({
  description: 'The shop has sent a code to the new phone; the shopper types it.',
  meta: { screen: 'otp', requirements: ['PROF-18', 'PROF-20', 'PROF-22', 'PROF-14'] },
  invoke: {
    id: 'otp',
    src: 'otp',
    input: serverProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'refetchingProfile',
        description: 'It is proved, and the change is made.',
      },
      { target: 'editing', description: 'The shopper goes back to the form.' },
    ],
    onError: 'failed',
  },
});

/** The new e-mail is proved by a code of the shop. */
export const provingEmail = profileEditSetup.createStateConfig({
  description: 'The shop has sent a code to the new e-mail; the shopper types it.',
  meta: { screen: 'otp', requirements: ['PROF-18', 'PROF-20', 'PROF-22', 'PROF-14'] },
  invoke: {
    id: 'otp',
    src: 'otp',
    input: serverProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'refetchingProfile',
        description: 'It is proved, and the change is made.',
      },
      { target: 'editing', description: 'The shopper goes back to the form.' },
    ],
    onError: 'failed',
  },
});
