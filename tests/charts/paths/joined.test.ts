import { expect, it } from 'vitest';
import { and, not, or, setup, stateIn } from 'xstate';
import { draft } from '../../../charts/paths/approved/write';
import { explore } from '../../../charts/paths/explore';
import { defineModel, type Model } from '../../../charts/paths/fixtures';
import { planPaths } from '../../../charts/paths/plan';

const gate = setup({
  types: {
    context: {} as { pays: boolean; member: boolean },
    input: {} as { pays: boolean; member: boolean },
    events: {} as { type: 'pushed' },
  },
  guards: {
    pays: ({ context }) => context.pays,
    isMember: ({ context }) => context.member,
    mayEnter: or(['pays', 'isMember']),
    isFree: and(['mayEnter', not('pays')]),
    isShut: stateIn('shut'),
  },
}).createMachine({
  id: 'gate',
  description: 'A gate.',
  context: ({ input }) => input,
  initial: 'shut',
  states: {
    shut: {
      description: 'Shut.',
      on: {
        pushed: [
          { guard: 'isFree', target: 'open' },
          { guard: and(['isShut', 'mayEnter']), target: 'open' },
        ],
      },
    },
    open: { description: 'Open.', on: { pushed: [{ guard: 'isShut', target: 'shut' }] } },
  },
});

const model: Model = defineModel(gate, {
  inputs: {
    nobody: { pays: false, member: false },
    'who pays': { pays: true, member: false },
    'a member': { pays: false, member: true },
  },
  events: { pushed: [{}] },
  results: {},
});

it('counts the answers of a guard that joins others under a name', async () => {
  const { goals, unreached } = await planPaths(explore(model), 'guards');
  expect(unreached).toEqual([]);
  expect([...goals].sort()).toEqual(
    ['isFree', 'isMember', 'isShut', 'mayEnter', 'pays'].flatMap((name) => [
      `${name}: no`,
      `${name}: yes`,
    ]),
  );
});

it('counts them in an approved text, where the machine itself is heard', async () => {
  const { approved } = await draft(model, null);
  expect(approved.figures.find(({ what }) => what === 'answers of guards')).toEqual({
    what: 'answers of guards',
    reached: 10,
    of: 10,
  });
});
