import { expect, it } from 'vitest';
import { type AnyActor, createActor, createMachine } from 'xstate';
import { explore } from '../../../charts/paths/explore';
import { defineModel } from '../../../charts/paths/fixtures';
import { runPath } from '../../../charts/paths/run';
import { defineScreens } from '../../../charts/paths/screens';
import { screenStage } from '../../../charts/paths/stage';

/** A bell that can be rung again and again, which nothing on the screen tells of. */
const machine = createMachine({
  types: { events: {} as { type: 'rung' } },
  id: 'bell',
  initial: 'ringing',
  states: { ringing: { on: { rung: { target: 'ringing', reenter: true } } } },
});
const bell = defineScreens(machine, {
  gestures: { rung: () => [{ press: { role: 'button', name: 'Ring' } }] },
  seen: { ringing: {} },
});
const explored = explore(
  defineModel(machine, { inputs: { bell: {} }, events: { rung: [{}] }, results: {} }),
);

/** Goes from the start to a ring, with a button that does this. */
function ring(press: (actor: AnyActor) => void) {
  const path = explored.arcs.toSorted((a, b) => (a.from ?? -1) - (b.from ?? -1));
  let actor: AnyActor | null = null;
  const surface = {
    make: async () => {
      if (actor) press(actor);
    },
    compare: async () => [],
    complaints: () => [],
  };
  const stage = screenStage(explored, bell, surface, {
    begin: (scripted, input) => {
      actor = createActor(scripted, { input }).start();
      return actor;
    },
  });
  return runPath(explored, path, stage);
}

it('a step on a screen needs a press that tells the machine', async () => {
  expect(await ring((actor) => actor.send({ type: 'rung' }))).toBeNull();
});

it('a step that changes nothing to be seen fails when its press tells the machine nothing', async () => {
  expect(await ring(() => undefined)).toMatchObject({
    step: 1,
    wrong: 'The machine was not told of rung',
  });
});
