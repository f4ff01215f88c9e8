import { assign, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** `wait` are seconds until another try is looked at. */
export type DeskSignInAnswer =
  | { ok: true; token: string }
  | { ok: false; reason: 'wrong' | 'expired' }
  | { ok: false; reason: 'tooMany'; wait: number };

export type DeskSignInEvent =
  | ({ type: 'deskSignIn.submitted' } & Credentials)
  | { type: 'deskSignIn.passwordChosen'; password: string }
  | { type: 'deskSignIn.edited' }
  | { type: 'deskSignIn.toSignIn' };

export type DeskSignInScreen =
  | 'entering'
  | 'wrong'
  | 'tooMany'
  | 'trouble'
  | 'choosing'
  | 'choosingTrouble'
  | 'choosingTooMany'
  | 'choosingRefused'
  | 'expired'
  | 'none';

interface DeskSignInContext extends Credentials {
  /** The secret of the link by which somebody came; empty for all others. */
  invite: string;
  token: string;
  /** Milliseconds until another try. */
  wait: number;
}

const missing = () => Promise.reject(new Error('not provided'));
const tokenOf = (answer: DeskSignInAnswer) => (answer.ok ? answer.token : '');

export const deskSignInMachine = setup({
  types: typesOf<{
    context: DeskSignInContext;
    input: { invite: string };
    output: { token: string };
    events: DeskSignInEvent;
    tags: Tag;
    meta: { screen: DeskSignInScreen; requirements: readonly string[] };
  }>(),
  actors: {
    signInAtDesk: fromPromise<DeskSignInAnswer, Credentials>(missing),
    choosePassword: fromPromise<DeskSignInAnswer, { invite: string; password: string }>(missing),
  },
  actions: {
    keepCredentials: assign((_, { email, password }: Credentials) => ({ email, password })),
    keepPassword: assign((_, { password }: { password: string }) => ({ password })),
    forgetPassword: assign({ password: '' }),
    forgetInvite: assign({ invite: '' }),
    keepToken: assign((_, answer: DeskSignInAnswer) => ({ token: tokenOf(answer) })),
    keepWait: assign((_, answer: DeskSignInAnswer) => ({
      wait: !answer.ok && answer.reason === 'tooMany' ? answer.wait * 1000 : 0,
    })),
  },
  guards: {
    hasInvite: ({ context }) => context.invite !== '',
    isLetIn: (_, answer: DeskSignInAnswer) => answer.ok,
    isExpired: (_, answer: DeskSignInAnswer) => !answer.ok && answer.reason === 'expired',
    isTooMany: (_, answer: DeskSignInAnswer) => !answer.ok && answer.reason === 'tooMany',
  },
  delays: { untilNextTry: ({ context }) => context.wait },
}).createMachine({
  id: 'deskSignIn',
  version: '1.0.0',
  description:
    'Somebody of a store signs in at its desk, or comes by a link and chooses a password first.',
  context: ({ input }) => ({ ...input, email: '', password: '', token: '', wait: 0 }),
  output: ({ context }) => ({ token: context.token }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'It is looked at how they came.',
      meta: { screen: 'none', requirements: ['DESK-01'] },
      always: [
        { guard: 'hasInvite', target: 'choosing', description: 'By a link that was given them.' },
        { target: 'entering', description: 'As on any day.' },
      ],
    },
    entering: {
      description: 'E-mail and password are typed.',
      meta: { screen: 'entering', requirements: ['DESK-01'] },
      on: {
        'deskSignIn.submitted': {
          target: 'signingIn',
          actions: { type: 'keepCredentials', params: ({ event }) => event },
        },
      },
    },
    signingIn: {
      description: 'The shop looks whether they are right.',
      meta: { screen: 'entering', requirements: ['DESK-01'] },
      tags: ['busy'],
      exit: 'forgetPassword',
      invoke: {
        id: 'signInAtDesk',
        src: 'signInAtDesk',
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          {
            guard: { type: 'isLetIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'keepToken', params: ({ event }) => event.output },
            description: 'They are right.',
          },
          {
            guard: { type: 'isTooMany', params: ({ event }) => event.output },
            target: 'tooMany',
            actions: { type: 'keepWait', params: ({ event }) => event.output },
            description: 'There were too many tries.',
          },
          { target: 'wrong', description: 'They are wrong, and which of them is not said.' },
        ],
        onError: 'failed',
      },
    },
    wrong: {
      description: 'E-mail or password is wrong, until one is edited.',
      meta: { screen: 'wrong', requirements: ['DESK-01'] },
      tags: ['failed'],
      on: {
        'deskSignIn.edited': 'entering',
        'deskSignIn.submitted': {
          target: 'signingIn',
          actions: { type: 'keepCredentials', params: ({ event }) => event },
        },
      },
    },
    tooMany: {
      description: 'After too many tries no other is looked at for a while.',
      meta: { screen: 'tooMany', requirements: ['DESK-01'] },
      tags: ['failed'],
      after: {
        untilNextTry: { target: 'entering', description: 'Another try is looked at.' },
      },
    },
    failed: {
      description: 'The shop could not be reached; it can be tried again.',
      meta: { screen: 'trouble', requirements: ['DESK-01', 'ERR-01'] },
      tags: ['failed'],
      on: {
        'deskSignIn.submitted': {
          target: 'signingIn',
          actions: { type: 'keepCredentials', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      description: 'Whoever came by a link chooses a password.',
      meta: { screen: 'choosing', requirements: ['DESK-02'] },
      on: {
        'deskSignIn.passwordChosen': {
          target: 'keepingPassword',
          actions: { type: 'keepPassword', params: ({ event }) => event },
        },
      },
    },
    keepingPassword: {
      description: 'The shop keeps the password and lets them in.',
      meta: { screen: 'choosing', requirements: ['DESK-02'] },
      tags: ['busy'],
      exit: 'forgetPassword',
      invoke: {
        id: 'choosePassword',
        src: 'choosePassword',
        input: ({ context: { invite, password } }) => ({ invite, password }),
        onDone: [
          {
            guard: { type: 'isLetIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'keepToken', params: ({ event }) => event.output },
            description: 'The link was good.',
          },
          {
            guard: { type: 'isTooMany', params: ({ event }) => event.output },
            target: 'choosingTooMany',
            actions: { type: 'keepWait', params: ({ event }) => event.output },
            description: 'There were too many tries.',
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'expired',
            description: 'The link was used, or is too old.',
          },
          { target: 'choosingRefused', description: 'The shop does not take this password.' },
        ],
        onError: 'choosingFailed',
      },
    },
    choosingFailed: {
      description: 'The shop could not be reached; the password can be sent again.',
      meta: { screen: 'choosingTrouble', requirements: ['DESK-02', 'ERR-01'] },
      tags: ['failed'],
      on: {
        'deskSignIn.passwordChosen': {
          target: 'keepingPassword',
          actions: { type: 'keepPassword', params: ({ event }) => event },
        },
      },
    },
    choosingTooMany: {
      description: 'After too many tries no password is taken for a while.',
      meta: { screen: 'choosingTooMany', requirements: ['DESK-02'] },
      tags: ['failed'],
      after: {
        untilNextTry: { target: 'choosing', description: 'Another try is looked at.' },
      },
    },
    choosingRefused: {
      description: 'The shop does not take this password; another can be chosen.',
      meta: { screen: 'choosingRefused', requirements: ['DESK-02', 'ERR-01'] },
      tags: ['failed'],
      on: {
        'deskSignIn.passwordChosen': {
          target: 'keepingPassword',
          actions: { type: 'keepPassword', params: ({ event }) => event },
        },
      },
    },
    expired: {
      description: 'The link opens nothing any more; the owner can give another.',
      meta: { screen: 'expired', requirements: ['DESK-02'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'deskSignIn.toSignIn': { target: 'entering', actions: 'forgetInvite' } },
    },
    signedIn: {
      type: 'final',
      description: 'They are at the desk.',
      meta: { screen: 'none', requirements: ['DESK-01', 'DESK-02'] },
      tags: ['done'],
    },
  },
});
