import { askingPhone } from './askingPhone';
import { askingProvider } from './askingProvider';
import { identityStep, ownProofInput, socialCall, socialLoginSetup } from './socialLoginSetup';

export const socialLoginMachine = socialLoginSetup.createMachine({
  id: 'socialLogin',
  version: '1.2.0',
  description: 'The shopper signs in with Google, Facebook or Apple.',
  context: ({ input }) => ({
    ...input,
    verified: input.interrupted?.verified ?? 'default',
    phone: input.interrupted?.phone ?? '',
    existing: input.interrupted?.existing ?? null,
    proof: input.interrupted?.proof ?? null,
    refusal: null,
    output: { kind: 'anotherWay' },
  }),
  output: ({ context }) => context.output,
  initial: 'opening',
  on: {
    'socialLogin.anotherWayChosen': {
      target: '.anotherWay',
      description: 'The shopper signs in another way.',
    },
  },
  states: {
    opening: {
      description: 'The sign-in begins, or goes on where the page was loaded again.',
      meta: { screen: 'none', requirements: ['SOC-04', 'SOC-05'] },
      always: [
        {
          guard: 'wasProvingAccount',
          target: 'provingAccount',
          description: 'The account was being proved when the page was loaded again.',
        },
        {
          guard: 'wasAskingIdentity',
          target: 'askingIdentity',
          description: '‘Is It You?’ was asked when the page was loaded again.',
        },
        {
          guard: 'wasAskingPhone',
          target: 'askingPhone',
          description: 'The phone was asked for when the page was loaded again.',
        },
        { target: 'askingProvider', description: 'The provider is asked first.' },
      ],
    },
    askingProvider,
    loggingIn: {
      description: 'The shop looks whether it knows whom the provider names.',
      meta: { screen: 'checking', requirements: ['SOC-08', 'SOC-09', 'SESS-07'] },
      tags: ['busy'],
      invoke: {
        id: 'logInWithProvider',
        src: 'logInWithProvider',
        input: socialCall,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'answered',
            description: 'The shop knows the shopper; what is lacking is asked next.',
            actions: { type: 'reportAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSomebodyFound', params: ({ event }) => event.output },
            target: 'askingIdentity',
            description: 'Somebody with the same e-mail or phone has an account.',
            actions: { type: 'keepExisting', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isPhoneNeeded', params: ({ event }) => event.output },
            target: 'askingPhone',
            description: 'The provider told no e-mail.',
          },
          {
            guard: { type: 'isProofNeeded', params: ({ event }) => event.output },
            target: 'provingAccount',
            description: 'The provider’s word does not prove the account.',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          {
            target: 'refused',
            description: 'The shop does not take the provider’s word.',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
      on: { 'socialLogin.anotherWayChosen': { description: 'What is begun is finished.' } },
    },
    refused: {
      description: 'The shopper reads why, and asks the provider again or takes another way.',
      meta: { screen: 'socialRefused', requirements: ['SOC-06'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: { 'socialLogin.retried': { target: 'askingProvider', actions: 'askAnew' } },
    },
    failed: {
      description: 'The shop could not be reached; the provider need not be asked again.',
      meta: { screen: 'socialTrouble', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: { 'socialLogin.retried': 'loggingIn' },
    },
    askingIdentity: {
      description: 'The shopper sees name and picture of the account and is asked: Is It You?',
      meta: { screen: 'isItYou', requirements: ['SOC-03', 'SOC-04'] },
      tags: ['needsAnswer'],
      entry: { type: 'rememberStep', params: identityStep },
      exit: 'forgetStep',
      on: {
        'socialLogin.recognised': {
          target: 'loggingIn',
          actions: 'chooseYes',
          description: 'Yes: the account is the shopper’s.',
        },
        'socialLogin.denied': {
          target: 'loggingIn',
          actions: 'chooseNo',
          description: 'No: an account of their own is made.',
        },
      },
    },
    provingAccount: {
      description:
        'A code that only the account’s owner gets is asked for before it is taken over.',
      meta: { screen: 'ownProof', requirements: ['SOC-04'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ownProofInput,
        onDone: [
          {
            guard: { type: 'isProved', params: ({ event }) => event.output },
            target: 'answered',
            description: 'The account is the shopper’s.',
            actions: { type: 'reportProof', params: ({ event }) => event.output },
          },
          { target: 'anotherWay', description: 'It is not proved: another way is offered.' },
        ],
        onError: 'failed',
      },
    },
    askingPhone,
    answered: {
      type: 'final',
      description: 'The shop has answered; what the login lacks is asked next.',
      meta: { screen: 'none', requirements: ['SOC-01', 'SOC-02'] },
      tags: ['done'],
    },
    anotherWay: {
      type: 'final',
      description: 'The shopper is back at the form, which is as it was.',
      meta: { screen: 'none', requirements: ['SOC-06'] },
      entry: 'forgetIdentity',
    },
  },
});
