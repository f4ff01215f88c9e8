import { socialLoginSetup } from './socialLoginSetup';

export const askingProvider = socialLoginSetup.createStateConfig({
  description: 'The provider is asked who the shopper is.',
  meta: { screen: 'provider', requirements: ['LOGIN-06', 'SOC-11', 'SOC-12'] },
  initial: 'signingInThere',
  states: {
    signingInThere: {
      description: 'The shopper signs in in the provider’s window.',
      meta: { screen: 'provider', requirements: ['SOC-11', 'SOC-12'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        input: ({ context }) => ({ medium: context.medium }),
        onDone: [
          {
            guard: { type: 'isIdentified', params: ({ event }) => event.output },
            target: '#socialLogin.loggingIn',
            description: 'The provider says who it is.',
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'closed',
            description: 'The window was closed.',
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'blocked',
            description: 'The browser did not let the window open.',
          },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => event.output },
            target: 'unreachable',
            description: 'The provider does not answer.',
          },
          {
            target: 'refused',
            description: 'The provider does not let the shopper in.',
            actions: { type: 'keepProviderRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'unreachable',
      },
    },
    closed: {
      description: 'The shopper reads that the window was closed before it was done.',
      meta: { screen: 'providerClosed', requirements: ['SOC-06'] },
      tags: ['failed'],
      on: { 'socialLogin.retried': 'signingInThere' },
    },
    blocked: {
      description:
        'The shopper lets the window open and tries again, or goes on at the provider’s own page.',
      meta: { screen: 'providerBlocked', requirements: ['SOC-06'] },
      tags: ['failed'],
      on: { 'socialLogin.retried': 'signingInThere' },
    },
    unreachable: {
      description: 'The shopper reads that the provider cannot be reached.',
      meta: { screen: 'providerUnreachable', requirements: ['SOC-06', 'ERR-01'] },
      tags: ['failed'],
      on: { 'socialLogin.retried': 'signingInThere' },
    },
    refused: {
      description: 'The shopper reads what the provider said.',
      meta: { screen: 'providerRefused', requirements: ['SOC-06', 'OTP-12'] },
      tags: ['failed'],
      entry: 'announceRefusal',
      exit: 'forgetRefusal',
      on: { 'socialLogin.retried': 'signingInThere' },
    },
  },
});
