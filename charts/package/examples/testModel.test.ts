import { createTestModel } from 'statechart-kit/test-model';
import { describe, expect, test } from 'vitest';
import { lightMachine } from './light';

const model = createTestModel(lightMachine, {
  results: { readFuse: { whole: { isWhole: true }, blown: { isWhole: false } } },
});

describe('the light', () => {
  for (const path of model.getShortestPaths())
    test(path.description, async () => {
      let bulb = 'cold';
      await path.test({
        events: {
          'xstate.done.actor.0.light.checking': ({ state }) => {
            bulb = state.matches('on') ? 'warm' : 'cold';
          },
        },
        states: {
          on: () => expect(bulb).toBe('warm'),
          '*': () => expect(bulb).toBe('cold'),
        },
      });
    });
});
