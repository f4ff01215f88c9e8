import { and, assign, createMachine, fromPromise, not, or, raise, setup, stateIn } from 'xstate';
import { specimen } from './specimen';

const wizard = setup({
  types: {
    context: {} as { name: string; plan: string | null },
    events: {} as
      | { type: 'NAME'; name: string }
      | { type: 'PLAN'; plan: string }
      | { type: 'NEXT' }
      | { type: 'BACK' }
      | { type: 'EXIT' },
  },
  guards: {
    isNamed: ({ context }) => context.name !== '',
    isPlanned: ({ context }) => context.plan !== null,
  },
}).createMachine({
  id: 'wizard',
  context: { name: '', plan: null },
  initial: 'naming',
  states: {
    naming: {
      on: {
        NAME: { actions: assign({ name: ({ event }) => event.name }) },
        NEXT: { guard: 'isNamed', target: 'planning' },
      },
    },
    planning: {
      on: {
        PLAN: { actions: assign({ plan: ({ event }) => event.plan }) },
        NEXT: { guard: and(['isNamed', or(['isPlanned', () => false])]), target: 'confirming' },
        BACK: 'naming',
      },
    },
    confirming: { on: { NEXT: 'finished', BACK: 'planning' } },
    finished: { type: 'final' },
  },
  on: { EXIT: { guard: not(stateIn('naming')), target: '.naming' } },
});

const mediaPlayer = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    playback: {
      initial: 'paused',
      states: {
        paused: { on: { PLAY: 'playing' } },
        playing: { on: { PAUSE: 'paused', END: 'paused' } },
      },
    },
    volume: {
      initial: 'normal',
      states: {
        normal: { on: { MUTE: 'muted', LOUDER: { target: 'loud' } } },
        loud: { on: { MUTE: 'muted' } },
        muted: { on: { UNMUTE: 'last' } },
        last: { type: 'history' },
      },
    },
    window: {
      initial: 'small',
      states: { small: { on: { EXPAND: 'full' } }, full: { on: { SHRINK: 'small' } } },
    },
  },
  on: { RESTART: { target: ['.playback.playing', '.window.small'], reenter: true } },
});

/** Goes back to where somebody was, deep in two regions, after the session ran out. */
const login = createMachine({
  id: 'login',
  initial: 'signedOut',
  states: {
    signedOut: { on: { SIGN_IN: 'app.where' } },
    app: {
      type: 'parallel',
      states: {
        page: {
          initial: 'home',
          states: {
            home: { on: { OPEN: 'settings' } },
            settings: {
              initial: 'profile',
              states: {
                profile: { on: { TAB: 'security' } },
                security: { on: { TAB: 'profile' } },
              },
              on: { CLOSE: 'home' },
            },
          },
        },
        menu: {
          initial: 'shut',
          states: { shut: { on: { MENU: 'open' } }, open: { on: { MENU: 'shut' } } },
        },
        where: { type: 'history', history: 'deep' },
      },
      after: { 900000: 'signedOut' },
      on: { SIGN_OUT: 'signedOut' },
    },
  },
});

/** Its steps have ids of their own; whoever comes back goes on where they were. */
const onboarding = setup({
  types: { events: {} as { type: 'NEXT' | 'PAUSE' | 'RESUME' | 'SKIP' } },
}).createMachine({
  id: 'onboarding',
  initial: 'steps',
  states: {
    steps: {
      initial: 'welcome',
      states: {
        welcome: { id: 'welcome', on: { NEXT: 'profile' } },
        profile: { id: 'profile', on: { NEXT: '#team', SKIP: { target: '#team' } } },
        team: { id: 'team', on: { NEXT: 'ready' } },
        ready: { type: 'final', output: { steps: 3 } },
        again: { type: 'history', target: 'profile' },
      },
      onDone: { target: 'app' },
      on: { PAUSE: 'paused' },
    },
    paused: { on: { RESUME: 'steps.again', SKIP: 'steps.again' } },
    app: { type: 'final' },
  },
});

/** Pages that anything may ask for by their address. */
const router = setup({
  types: { events: {} as { type: 'NOTHING' } },
}).createMachine({
  id: 'router',
  initial: 'home',
  states: {
    home: { id: 'home', route: {} },
    about: { id: 'about', route: { guard: () => true } },
    admin: { id: 'admin', route: { guard: () => false } },
  },
});

const checking = setup({
  types: {
    context: {} as { value: string },
    events: {} as { type: 'CHANGE'; value: string } | { type: 'SUBMIT' },
  },
  actors: { save: fromPromise<{ id: number }, { value: string }>(async () => ({ id: 1 })) },
}).extend({ guards: { isFilled: (_) => true } });

/** A form made of parts that were written apart. */
const valid = checking.createStateConfig({
  on: { SUBMIT: { guard: 'isFilled', target: 'saving' } },
});
const reset = checking.assign({ value: '' });
const form = checking.createMachine({
  id: 'form',
  context: { value: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        CHANGE: [
          {
            guard: ({ event }) => event.value.length > 0,
            target: '.valid',
            actions: assign({ value: ({ event }) => event.value }),
          },
          { target: '.invalid', actions: reset },
        ],
      },
      initial: 'invalid',
      states: {
        invalid: {},
        valid: { on: { SUBMIT: { target: '#form.checked', actions: raise({ type: 'SUBMIT' }) } } },
      },
    },
    checked: valid,
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => ({ value: context.value }),
        onDone: 'saved',
        onError: { target: 'editing.valid', reenter: true },
      },
    },
    saved: { type: 'final' },
  },
});

export const journeys = [
  specimen(
    'wizard',
    wizard,
    {
      events: {
        NAME: [{ name: 'Ann' }, { name: '' }],
        PLAN: [{ plan: 'free' }],
        NEXT: [{}],
        BACK: [{}],
        EXIT: [{}],
      },
    },
    { values: ['naming', 'planning', 'confirming', 'finished'] },
  ),
  specimen('media player', mediaPlayer, {
    events: Object.fromEntries(
      ['PLAY', 'PAUSE', 'END', 'MUTE', 'UNMUTE', 'LOUDER', 'EXPAND', 'SHRINK', 'RESTART'].map(
        (type) => [type, [{}]],
      ),
    ),
  }),
  specimen(
    'login with history',
    login,
    {
      events: Object.fromEntries(
        ['SIGN_IN', 'SIGN_OUT', 'OPEN', 'CLOSE', 'TAB', 'MENU'].map((type) => [type, [{}]]),
      ),
    },
    {
      values: [
        'signedOut',
        ...['shut', 'open'].flatMap((menu) =>
          ['home', { settings: 'profile' }, { settings: 'security' }].map((page) => ({
            app: { menu, page },
          })),
        ),
      ],
    },
  ),
  specimen(
    'onboarding',
    onboarding,
    { events: { NEXT: [{}], PAUSE: [{}], RESUME: [{}], SKIP: [{}] } },
    {
      values: [{ steps: 'welcome' }, { steps: 'profile' }, { steps: 'team' }, 'paused', 'app'],
    },
  ),
  specimen(
    'router',
    router,
    { events: { 'xstate.route': ['#home', '#about', '#admin'].map((to) => ({ to })) } },
    {
      values: ['home', 'about'],
      unreached: {
        'router|xstate.route|2': 'Its guard held for nothing that the model offers here',
      },
    },
  ),
  specimen('form', form, {
    events: { CHANGE: [{ value: 'x' }, { value: '' }], SUBMIT: [{}] },
    results: { save: { saved: { id: 1 } } },
  }),
];
