import { identity } from './identity';
import { sessionSetup } from './sessionSetup';

/**
 * Who the shopper is: a signed-in customer exactly while a token is held, otherwise a guest with an
 * id of the server's (SESS-02, SESS-03); and what happens when the server ends the session. Lives as
 * long as the page.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  version: '2.0.0',
  description:
    'Who the shopper is: a customer while signed in, otherwise a guest; and what happens when the session ends.',
  context: ({ input }) => ({ ...input, failures: 0 }),
  type: 'parallel',
  states: {
    identity,
    renewal: {
      description: 'Whether the shopper has to sign in again.',
      meta: { screen: 'none', requirements: ['SESS-11'] },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'The session is in order, or the shopper is content to be a guest.',
          meta: { screen: 'none', requirements: ['SESS-11'] },
          on: {
            'session.tokenRefused': {
              guard: 'isCustomer',
              target: 'signingInAgain',
              description: 'A customer’s session has ended.',
            },
          },
        },
        signingInAgain: {
          description:
            'The sign-in dialog opens over the page; what the shopper was at waits beneath it.',
          meta: { screen: 'none', requirements: ['SESS-11', 'GATE-07'] },
          tags: ['needsSignIn'],
          invoke: {
            id: 'askToSignIn',
            src: 'askToSignIn',
            onDone: 'quiet',
            onError: {
              target: 'quiet',
              description: 'The dialog could not open; the header still offers to sign in.',
            },
          },
        },
      },
    },
  },
});
