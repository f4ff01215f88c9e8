import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { readChart } from '../../charts/package/model';
import type { Verdict } from '../../charts/reasons/verdict';
import { waysOut } from '../../charts/reasons/ways';
import { handleOrderMachine } from '../../machines/desk/handleOrder';

const lift = setup({ guards: { isHeavy: () => true, isNear: () => true } }).createMachine({
  id: 'lift',
  type: 'parallel',
  on: { called: {}, stopped: {}, 'door.opened': {}, weighed: {}, left: {} },
  states: {
    cabin: {
      initial: 'still',
      on: { stopped: {} },
      states: {
        still: {
          on: {
            called: {},
            stopped: { guard: 'isNear' },
            'door.*': {},
            weighed: [{ guard: 'isHeavy' }, {}, {}],
          },
        },
      },
    },
    lamp: { initial: 'off', states: { off: { on: { called: {} } } } },
  },
});

const active = ['lift', 'lift.cabin', 'lift.cabin.still', 'lift.lamp', 'lift.lamp.off'];

const toldOf = (near: boolean | null) => {
  const verdict = (name: string, holds: boolean | null): Verdict => ({ name, holds });
  const asked = [
    { id: 'lift.cabin.still|stopped|0', verdict: verdict('isNear', near) },
    { id: 'lift.cabin.still|weighed|0', verdict: verdict('isHeavy', null) },
  ];
  return Object.fromEntries(
    waysOut(readChart(lift), active, asked).map(({ transition, now, before }) => [
      transition.id,
      before ? `${now}: ${before.id}` : now,
    ]),
  );
};

it('says of a way that a state within takes first that it is not possible', () => {
  expect(toldOf(true)).toEqual({
    'lift.lamp.off|called|0': 'yes',
    'lift.cabin.still|called|0': 'yes',
    'lift.cabin.still|stopped|0': 'yes',
    'lift.cabin.still|door.*|0': 'yes',
    'lift.cabin.still|weighed|0': 'open',
    'lift.cabin.still|weighed|1': 'open',
    'lift.cabin.still|weighed|2': 'no: lift.cabin.still|weighed|1',
    'lift.cabin|stopped|0': 'no: lift.cabin.still|stopped|0',
    'lift|called|0': 'no: lift.lamp.off|called|0',
    'lift|stopped|0': 'no: lift.cabin.still|stopped|0',
    'lift|door.opened|0': 'no: lift.cabin.still|door.*|0',
    'lift|weighed|0': 'no: lift.cabin.still|weighed|1',
    'lift|left|0': 'yes',
  });
});

it('leaves it open where the state within may not take it, and possible where it does not', () => {
  const { 'lift.cabin|stopped|0': open, 'lift|stopped|0': outer } = toldOf(null);
  expect([open, outer]).toEqual(['open', 'no: lift.cabin|stopped|0']);
  const { 'lift.cabin|stopped|0': yes, 'lift|stopped|0': shut } = toldOf(false);
  expect([yes, shut]).toEqual(['yes', 'no: lift.cabin|stopped|0']);
});

it('does not offer to close an order while the store is being told', () => {
  const ways = waysOut(readChart(handleOrderMachine), ['handleOrder', 'handleOrder.accepting'], []);
  const closing = ways.filter(({ transition }) => transition.event === 'handleOrder.closed');
  expect(closing.map(({ transition, now }) => [transition.id, now])).toEqual([
    ['handleOrder.accepting|handleOrder.closed|0', 'yes'],
    ['handleOrder|handleOrder.closed|0', 'no'],
  ]);
});
