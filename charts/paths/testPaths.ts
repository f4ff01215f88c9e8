import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { originOf } from '../six/fromXState6';
import { sixStage } from '../six/sixStage';
import { approvedOf, keepApproved } from './approved/approve';
import { type Judged, judge, wrongWith } from './approved/compare';
import { draft } from './approved/write';
import { bugsOf, bugText } from './bugs';
import { explore } from './explore';
import type { Model } from './fixtures';
import { planPaths } from './plan';
import { type Plays, playedModel } from './plays';
import { type Product, productStage } from './product';
import { runPath, type Stage } from './run';
import { pathNames } from './taking';

interface Testing<M extends AnyStateMachine, P> extends Plays<M> {
  /** What the machine is called; its id when left out. */
  name?: string;
  /** Folder of the approved texts. */
  approved?: string;
  /** What is tested beside the machine itself. */
  product?: Product<M, P>;
}

/** Whether vitest writes what is new, everything (`-u`), or nothing, as on a build server. */
const writes = (): unknown => Reflect.get(expect.getState().snapshotState, '_updateSnapshot');

function testApproved(model: Model, folder: string, known: ReturnType<typeof approvedOf>) {
  let judged: Promise<Judged> | null = null;
  /** Judges once, after what is new was agreed to. */
  const asApproved = async (): Promise<Judged> => {
    const isNew = writes() === 'all' || (known === null && writes() === 'new');
    if (!isNew && known === null)
      throw new Error(
        `Nothing of ${model.name} is approved: run the tests once where they may write`,
      );
    const { approved } = isNew || !known ? await draft(model, known) : { approved: known };
    if (isNew) keepApproved(folder, model.name, approved);
    return judge(model, approved);
  };
  const once = () => {
    judged ??= asApproved();
    return judged;
  };
  test('covers what was approved', async () => expect((await once()).whole).toEqual([]));
  return (index: number) => async () => {
    const path = (await once()).paths[index];
    const wrong = path ? wrongWith(path) : null;
    if (wrong !== null) expect.fail(wrong);
  };
}

/**
 * Tests for vitest: one for each path through a machine, as it was approved. What the paths do is kept as a text in
 * `tests/paths/approved` when they are first taken, and again by `vitest -u`; a path on which the machine does anything else is red. With a
 * `product` each path is also taken on what is tested beside the machine; one that was read from XState 6, in XState 6 itself.
 * @param machine any machine of XState 5, or what `fromXState6` reads
 * @param plays what its events carry and its actors answer; an event without fields where nothing is said
 */
export function testPaths<M extends AnyStateMachine, P = unknown>(
  machine: M,
  plays: Testing<M, P> = {},
): void {
  const {
    name = machine.id,
    approved: folder = 'tests/paths/approved',
    product,
    ...played
  } = plays;
  const model = playedModel<AnyStateMachine>(name, machine, played);
  describe(name, async () => {
    const known = approvedOf(folder, name);
    const { paths } = known ?? (await draft(model, null)).approved;
    const take = testApproved(model, folder, known);
    for (const [index, path] of paths.entries()) test(`${index + 1}. ${path.name}`, take(index));
    const explored = explore(model);
    test('nothing in it throws', () => expect(bugsOf(explored).map(bugText)).toEqual([]));
    const origin = originOf(machine);
    const stages: [where: string, stage: Stage][] = [];
    if (origin) stages.push(['in XState 6', sixStage(model.fixtures, origin)]);
    if (product) stages.push(['on the product', productStage(explored, product)]);
    if (stages.length === 0) return;
    const plan = await planPaths(explored, 'transitions');
    const names = pathNames(plan);
    for (const [where, stage] of stages)
      for (const [index, path] of plan.paths.entries())
        test(`${where}, ${names[index]}`, async () =>
          expect(await runPath(explored, path, stage)).toBeNull());
  });
}
