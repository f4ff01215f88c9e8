import { profileCompletionSetup, startOf, submittedDetails } from './profileCompletionSetup';

export const profileCompletionMachine = profileCompletionSetup.createMachine({
  id: 'profileCompletion',
  version: '1.0.0',
  description: 'The personal details that a sign-in still lacks are asked for.',
  context: ({ input }) => ({ ...startOf(input), refusal: null, output: { kind: 'cancelled' } }),
  output: ({ context }) => context.output,
  initial: 'enteringDetails',
  on: {
    'profileCompletion.cancelled': {
      target: '.cancelled',
      description: 'The shopper goes back; the login stays unfinished.',
      actions: 'reportCancelled',
    },
  },
  states: {
    enteringDetails: {
      description: 'The shopper types name and e-mail or phone, and a referral code if wanted.',
      meta: { screen: 'details', requirements: ['INFO-01', 'INFO-02', 'SOC-02', 'SIGN-10'] },
      on: { 'profileCompletion.submitted': 'savingDetails' },
    },
    savingDetails: {
      description: 'The shop completes the account with them.',
      meta: { screen: 'details', requirements: ['INFO-03', 'INFO-04'] },
      tags: ['busy'],
      invoke: {
        id: 'completeProfile',
        src: 'completeProfile',
        input: submittedDetails,
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: 'completed',
            description: 'The account is complete.',
            actions: { type: 'reportCompleted', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTooLate', params: ({ event }) => event.output },
            target: 'expired',
            description: 'The login is too long ago to be finished.',
            actions: 'reportExpired',
          },
          {
            target: 'refused',
            description: 'E-mail or phone are known already, or something is not right.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
      on: { 'profileCompletion.cancelled': { description: 'What is begun is finished.' } },
    },
    refused: {
      description: 'The shopper reads what is not right, until the next key pressed.',
      meta: { screen: 'details', requirements: ['SIGN-16', 'ERR-01'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: {
        'profileCompletion.edited': 'enteringDetails',
        'profileCompletion.submitted': 'savingDetails',
      },
    },
    failed: {
      description: 'The shop could not be reached; what was typed is kept for another try.',
      meta: { screen: 'detailsTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'profileCompletion.edited': 'enteringDetails',
        'profileCompletion.submitted': 'savingDetails',
      },
    },
    completed: {
      type: 'final',
      description: 'The account is complete.',
      meta: { screen: 'none', requirements: ['INFO-04'] },
      tags: ['done'],
    },
    expired: {
      type: 'final',
      description: 'The login has to begin anew.',
      meta: { screen: 'none', requirements: ['INFO-04'] },
    },
    cancelled: {
      type: 'final',
      description: 'The shopper goes back without completing it.',
      meta: { screen: 'none', requirements: ['LOGIN-01'] },
    },
  },
});
