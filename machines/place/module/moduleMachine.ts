import { moduleSetup } from './moduleSetup';
import { tripZone } from './tripZone';

export const moduleMachine = moduleSetup.createMachine({
  id: 'module',
  version: '1.0.0',
  description: 'Which module the shopper orders from: settled after the place, changed at will.',
  context: ({ input }) => ({ ...input, available: [], ending: 'closed' }),
  output: ({ context }) => ({ kind: context.ending }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The flow begins with a module, or with the question for one.',
      tags: ['busy'],
      meta: { screen: 'loading', requirements: ['MOD-07'] },
      always: [
        {
          guard: 'hasChosen',
          target: 'changing',
          description: 'The shopper pressed a module in the bar or strip.',
        },
        { target: 'loadingModules', description: 'The modules of the place are not known yet.' },
      ],
    },
    loadingModules: {
      description: 'We ask which modules work in the zones of the place.',
      tags: ['busy'],
      meta: { screen: 'loading', requirements: ['MOD-05', 'MOD-20'] },
      invoke: {
        id: 'listModules',
        src: 'listModules',
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => ({ available: event.output }) },
            target: 'noModules',
            description: 'Nothing is offered there.',
          },
          {
            guard: { type: 'isKept', params: ({ event }) => ({ available: event.output }) },
            target: 'arrived',
            actions: { type: 'endAs', params: { kind: 'kept' } },
            description: 'The current module works there too.',
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ available: event.output }) },
            target: 'changing',
            actions: {
              type: 'takeModule',
              params: ({ event }) => ({ available: event.output }),
            },
            description: 'It is the only one, or the one pressed before, so nobody is asked.',
          },
          {
            target: 'choosing',
            actions: { type: 'keepList', params: ({ event }) => ({ available: event.output }) },
            description: 'The shopper has a choice.',
          },
        ],
        onError: 'failed',
      },
      on: { 'module.closed': 'ended' },
    },
    choosing: {
      description: 'The shopper chooses what to order.',
      tags: ['needsAnswer'],
      meta: { screen: 'choosing', requirements: ['MOD-04', 'MOD-05', 'MOD-09'] },
      on: {
        'module.chosen': {
          target: 'changing',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'module.closed': {
          guard: 'canKeep',
          target: 'ended',
          actions: { type: 'endAs', params: { kind: 'kept' } },
          description: 'Only with a module that works here can the choice be left.',
        },
      },
    },
    changing: {
      description: 'The shop turns to the chosen module and takes on its accent.',
      tags: ['busy'],
      meta: { screen: 'loading', requirements: ['MOD-07', 'MOD-08', 'MOD-18', 'MOD-19', 'MOD-22'] },
      entry: { type: 'endAs', params: { kind: 'chosen' } },
      always: [
        {
          guard: 'isAwaited',
          target: 'arrived',
          actions: [
            { type: 'rememberModule', params: ({ context }) => ({ module: context.chosen }) },
            'announceModule',
          ],
          description: 'A page that a link led to waits for it, and is shown now.',
        },
        {
          guard: 'isUnasked',
          target: 'arrived',
          actions: [
            { type: 'rememberModule', params: ({ context }) => ({ module: context.chosen }) },
            'announceModule',
            'goToInterests',
          ],
          description: 'It is another one, and the customer has not said what they like there.',
        },
        {
          guard: 'isAnother',
          target: 'arrived',
          actions: [
            { type: 'rememberModule', params: ({ context }) => ({ module: context.chosen }) },
            'announceModule',
            'goHome',
          ],
          description: 'It is another module than before.',
        },
        {
          target: 'arrived',
          actions: ['announceModule', 'goHome'],
          description: 'It is the module of before.',
        },
      ],
    },
    ...tripZone,
    noModules: {
      description: 'No module works at this place.',
      tags: ['failed', 'needsAnswer'],
      meta: { screen: 'noModules', requirements: ['MOD-06'] },
      on: {
        'module.retried': 'loadingModules',
        'module.locationAsked': {
          target: 'ended',
          actions: { type: 'endAs', params: { kind: 'locationAsked' } },
        },
        'module.closed': 'ended',
      },
    },
    failed: {
      description: 'The modules could not be asked for.',
      tags: ['failed', 'needsAnswer'],
      meta: { screen: 'failed', requirements: ['MOD-20'] },
      on: { 'module.retried': 'loadingModules', 'module.closed': 'ended' },
    },
    ended: {
      type: 'final',
      description: 'The shop has a module, or the choice was left.',
      tags: ['done'],
      meta: { screen: 'loading', requirements: ['MOD-07'] },
    },
  },
});
