import { testPaths } from 'statechart-kit/vitest';
import { fromXState6 } from 'statechart-kit/xstate6';
import { createMachine, types } from 'xstate-v6';

/** A machine of XState 6: its functions are read for the states that they name. */
const lock = createMachine({
  id: 'lock',
  schemas: {
    context: types<{ tries: number }>(),
    events: { code: types<{ isRight: boolean }>(), shut: types<object>() },
  },
  context: { tries: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        code: ({ context, event }) => {
          if (event.isRight) return { target: 'open', context: { tries: 0 } };
          if (context.tries === 2) return { target: 'blocked' };
          return { context: { tries: context.tries + 1 } };
        },
      },
    },
    open: { on: { shut: { target: 'shut' } } },
    blocked: { after: { 60000: { target: 'shut', context: { tries: 0 } } } },
  },
});

testPaths(fromXState6(lock), { events: { code: [{ isRight: true }, { isRight: false }] } });
