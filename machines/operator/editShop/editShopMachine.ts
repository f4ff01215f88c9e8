import { editShopSetup } from './editShopSetup';
import { shopAsked, shopTold, someLeft, turnTold, untouchedPart } from './telling';

export const editShopMachine = editShopSetup.createMachine({
  id: 'editShop',
  version: '1.3.0',
  description:
    'An operator makes a part of the shop such as a coupon, a zone or a banner, changes it, ends it or lets it work again; what is typed stays until the shop has it, and nobody overwrites what another has said meanwhile.',
  context: ({ input }) => ({
    ...input,
    read: null,
    saving: null,
    step: 'load',
    by: '',
    message: '',
    fault: null,
    leaves: null,
    isSignedOut: false,
  }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'loading',
  on: { 'editShop.closed': { target: '.closed', description: 'It is left as it is.' } },
  states: {
    loading: {
      description: 'It is read as it stands, with what it may refer to.',
      meta: { screen: 'loading', requirements: ['OPER-07', 'OPER-08'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'load' } },
      invoke: {
        id: 'loadPart',
        src: 'loadPart',
        input: ({ context: { part } }) => ({ part }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'keepRead', params: ({ event }) => event.output },
            description: 'It is there.',
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'gone',
            description: 'There is no such thing.',
          },
          { target: 'signedOut', description: 'The session has ended.' },
        ],
        onError: 'failed',
      },
    },
    editing: {
      description:
        'What it is can be said; what is typed is kept, and what is wrong is told at its field.',
      meta: {
        screen: 'form',
        requirements: ['OPER-07', 'OPER-09', 'OPER-12', 'OPER-14', 'OPER-17'],
      },
      tags: ['needsAnswer'],
      on: {
        'editShop.saved': {
          target: 'saving',
          actions: { type: 'keepSaving', params: ({ event }) => event },
          description: 'All of it is said.',
        },
        'editShop.turnAsked': {
          target: 'askingTurn',
          actions: 'forgetLeaves',
          description: 'It is to end, or to work again.',
        },
        'editShop.theirsTaken': {
          target: 'loading',
          actions: { type: 'forgetDraft', params: ({ context: { part } }) => ({ part }) },
          description: 'What was typed before goes, and it is shown as it stands.',
        },
      },
    },
    saving: {
      description: 'The shop is told what it is.',
      meta: {
        screen: 'form',
        requirements: ['OPER-07', 'OPER-08', 'OPER-09', 'OPER-12', 'OPER-14'],
      },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'save' } },
      on: untouchedPart,
      invoke: {
        id: 'savePart',
        src: 'savePart',
        input: shopAsked,
        onDone: [someLeft, ...shopTold],
        onError: 'failed',
      },
    },
    askingTurn: {
      description: 'It is asked whether it is to end, or to work again.',
      meta: { screen: 'turn', requirements: ['OPER-07', 'OPER-14'] },
      tags: ['needsAnswer'],
      on: {
        'editShop.turnConfirmed': { target: 'turning', description: 'It is meant.' },
        'editShop.kept': { target: 'editing', description: 'It stays as it is.' },
      },
    },
    turning: {
      description: 'The shop is told that it ends, or works again.',
      meta: { screen: 'turn', requirements: ['OPER-07', 'OPER-13', 'OPER-14', 'OPER-17'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'turn' } },
      on: untouchedPart,
      invoke: {
        id: 'turnPart',
        src: 'turnPart',
        input: shopAsked,
        onDone: [someLeft, ...turnTold],
        onError: 'failed',
      },
    },
    askingLeaving: {
      description:
        'It is asked whether it is meant that stores, orders under way or saved places are served no longer, and said how many; of a zone that is closed only where these are more than were shown.',
      meta: { screen: 'leaving', requirements: ['OPER-13'] },
      tags: ['needsAnswer'],
      on: {
        'editShop.leavingConfirmed': [
          { guard: 'wasTurning', target: 'turning', description: 'Closing it is meant.' },
          { target: 'saving', description: 'It is meant.' },
        ],
        'editShop.kept': {
          target: 'editing',
          description: 'It goes on serving them.',
        },
      },
    },
    changedElsewhere: {
      description:
        'Somebody else has changed it meanwhile, and it is said who; nothing was overwritten.',
      meta: { screen: 'changed', requirements: ['OPER-08'] },
      tags: ['needsAnswer'],
      on: {
        'editShop.mineKept': {
          target: 'loading',
          actions: { type: 'rebaseDraft', params: ({ context: { part } }) => ({ part }) },
          description: 'What was typed stays, over what stands there now.',
        },
        'editShop.theirsTaken': {
          target: 'loading',
          actions: { type: 'forgetDraft', params: ({ context: { part } }) => ({ part }) },
          description: 'What was typed goes, and it is shown as it stands now.',
        },
      },
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why.',
      meta: { screen: 'refused', requirements: ['OPER-09', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'editShop.back': { target: 'editing', description: 'It is mended.' } },
    },
    failed: {
      description:
        'The shop could not be reached; the same can be tried again, and what was typed stays.',
      meta: { screen: 'trouble', requirements: ['OPER-09', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'editShop.retried': [
          { guard: 'wasSaving', target: 'saving', description: 'It was being saved.' },
          {
            guard: 'wasTurning',
            target: 'turning',
            description: 'It was ending, or coming to work again.',
          },
          { target: 'loading', description: 'It was being read.' },
        ],
      },
    },
    gone: {
      description: 'There is no such thing any more.',
      meta: { screen: 'gone', requirements: ['OPER-08'] },
      tags: ['needsAnswer'],
    },
    signedOut: {
      description: 'The session has ended: nothing was changed, and what was typed stays.',
      meta: { screen: 'signedOut', requirements: ['OPER-01', 'OPER-09'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'It is done.',
      meta: { screen: 'none', requirements: ['OPER-07'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'It is closed as it was.',
      meta: { screen: 'none', requirements: ['OPER-07'] },
    },
  },
});
