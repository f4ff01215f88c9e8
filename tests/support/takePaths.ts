import { act, cleanup } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { type AnyActor, type AnyActorRef, createActor, SimulatedClock } from 'xstate';
import { explore } from '../../charts/paths/explore';
import type { Model } from '../../charts/paths/fixtures';
import { planPaths } from '../../charts/paths/plan';
import { runPath } from '../../charts/paths/run';
import { type AnyScreens, onScreens } from '../../charts/paths/screens';
import { type Mounting, screenStage } from '../../charts/paths/stage';
import { domSurface } from '../../charts/paths/surfaces/dom';

/** Mounts a flow's component; answers the actor that runs behind it. */
type Mount = Mounting['begin'];

/** Starts the flow beside its component, as a parent flow would; `show` renders it for the actor. */
export const besideIt =
  (show: (actor: never) => Promise<void>): Mount =>
  async (machine, input) => {
    const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
    await show(actor as never);
    return actor as AnyActor;
  };

/** The flow that a component starts itself when it is shown. */
export const startedBy =
  (show: (input: never) => unknown): Mount =>
  async (_machine, input) => {
    let found: AnyActorRef | null = null;
    window.inspectActor = (actor: AnyActorRef) => {
      found ??= actor;
      return () => undefined;
    };
    await act(async () => show(input as never));
    window.inspectActor = undefined;
    if (!found) throw new Error('The component started no flow');
    return found as AnyActor;
  };

/**
 * Takes the shortest set of paths through all transitions that people can cause on the mounted screens, and looks
 * at each state. What the screens do not offer must be told in `Screens.unseen`, with the reason.
 */
export async function takePaths(model: Model, screens: AnyScreens, begin: Mount): Promise<void> {
  const explored = onScreens(explore(model), screens);
  const plan = await planPaths(explored, 'transitions');
  const surface = domSurface();
  const stage = screenStage(explored, screens, surface, {
    begin,
    around: async (work) => act(async () => work()),
    end: cleanup,
  });
  afterAll(surface.close);
  describe(`the screens of ${model.name}`, () => {
    it('offer every transition but those that are told', () => {
      expect(plan.unreached.map(({ goal }) => goal).sort()).toEqual(
        [
          ...Object.keys(model.fixtures.infeasible ?? {}),
          ...Object.keys(screens.unseen ?? {}),
        ].sort(),
      );
    });
    it.each(plan.paths.map((path, index) => ({ number: index + 1, steps: path.length, path })))(
      'go along path $number of $steps steps',
      async ({ path }) => {
        const end = await runPath(explored, path, stage);
        expect(end && { ...end, path: path.slice(0, end.step + 1).map(({ cause }) => cause) }).toBe(
          null,
        );
      },
      60_000,
    );
  });
}
