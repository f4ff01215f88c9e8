import { phoneStep, socialCall, socialLoginSetup } from './socialLoginSetup';

export const askingPhone = socialLoginSetup.createStateConfig({
  description: 'The shop needs a phone number to make the account.',
  meta: { screen: 'phone', requirements: ['SOC-05'] },
  initial: 'enteringPhone',
  entry: { type: 'rememberStep', params: phoneStep },
  exit: 'forgetStep',
  states: {
    enteringPhone: {
      description: 'The shopper types the phone number.',
      meta: { screen: 'phone', requirements: ['SOC-05', 'SOC-07'] },
      on: {
        'socialLogin.phoneSubmitted': {
          target: 'sendingPhone',
          actions: { type: 'keepPhone', params: ({ event }) => event },
        },
      },
    },
    sendingPhone: {
      description: 'The shop takes it with the provider’s word.',
      meta: { screen: 'phone', requirements: ['SOC-08', 'SOC-10'] },
      tags: ['busy'],
      invoke: {
        id: 'registerWithPhone',
        src: 'registerWithPhone',
        input: socialCall,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: '#socialLogin.answered',
            description: 'The shop knows the shopper now; what is lacking is asked next.',
            actions: { type: 'reportAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSomebodyFound', params: ({ event }) => event.output },
            target: '#socialLogin.askingIdentity',
            description: 'Somebody has this phone already.',
            actions: { type: 'keepExisting', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isProofNeeded', params: ({ event }) => event.output },
            target: '#socialLogin.provingAccount',
            description: 'The account of this phone has to be proved first.',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          {
            target: 'refused',
            description: 'This phone cannot be taken.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
      on: { 'socialLogin.anotherWayChosen': { description: 'What is begun is finished.' } },
    },
    refused: {
      description: 'The shopper reads why, until the next key pressed.',
      meta: { screen: 'phone', requirements: ['SOC-06'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: {
        'socialLogin.edited': 'enteringPhone',
        'socialLogin.phoneSubmitted': {
          target: 'sendingPhone',
          actions: { type: 'keepPhone', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The shop could not be reached; the number is kept for another try.',
      meta: { screen: 'phoneTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'socialLogin.edited': 'enteringPhone',
        'socialLogin.phoneSubmitted': {
          target: 'sendingPhone',
          actions: { type: 'keepPhone', params: ({ event }) => event },
        },
      },
    },
  },
});
