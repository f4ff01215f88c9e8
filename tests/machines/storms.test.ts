import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { nodesOf, snapshotOf } from '../../charts/model/snapshots';
import type { Model } from '../../charts/package/define';
import { childrenOf } from '../../charts/paths/children';
import type { Cause } from '../../charts/paths/explore';
import { tell } from '../../charts/paths/run';
import { actorAmongStandIns, letPass, stopAmongStandIns } from '../../charts/paths/standIns';
import { everyModel } from '../paths/everyModel';

/** Events in all, over all flows; a night's run asks for a million (STORM_EVENTS=1000000). */
const events = Number(process.env.STORM_EVENTS ?? 4_000);
const models: readonly Model[] = Object.values(everyModel);
const inOne = 40;
const storms = Math.max(1, Math.round(events / inOne / models.length));

/** Everything that anybody may do, whether the flow expects it or not, and whatever its actors and the clock may do. */
function causesAt(snapshot: AnyMachineSnapshot, { fixtures }: Model): Cause[] {
  const presses = Object.entries(fixtures.events).flatMap(([type, payloads]) =>
    payloads.map((payload): Cause => ({ kind: 'event', event: { ...payload, type } })),
  );
  const ends = childrenOf(snapshot)
    .filter(({ ref }) => ref.getSnapshot().status === 'active')
    .flatMap(({ actor, name: id }): Cause[] => [
      ...Object.entries(fixtures.results[actor] ?? {}).map(
        ([name, output]): Cause => ({ kind: 'result', actor, id, name, output }),
      ),
      { kind: 'failure', actor, id, error: new Error('a storm') },
    ]);
  const times = nodesOf(snapshot).flatMap(({ after }) =>
    after.map(
      ({ delay, eventType }): Cause => ({
        kind: 'time',
        delay: String(delay),
        type: eventType,
      }),
    ),
  );
  return [...presses, { kind: 'event', event: { type: 'nobody.knowsThis' } }, ...ends, ...times];
}

/** Whether somebody, an actor or the clock can still move it. */
function hasExit(snapshot: AnyMachineSnapshot, { fixtures }: Model): boolean {
  if (snapshot.status !== 'active') return true;
  const waits = childrenOf(snapshot).some(({ ref }) => ref.getSnapshot().status === 'active');
  const timed = nodesOf(snapshot).some(({ after }) => after.length > 0);
  const pressed = Object.entries(fixtures.events).some(([type, payloads]) =>
    payloads.some((payload) => snapshot.can({ ...payload, type })),
  );
  return waits || timed || pressed;
}

/** A state that stays when its time is over does not wait for it again. */
function isRunning(actor: AnyActor, type: string): boolean {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();
  return Object.values(scheduled).some(
    ({ source, event }) => source === actor && event.type === type,
  );
}

function bring(actor: AnyActor, cause: Cause): void {
  if (cause.kind === 'time') {
    if (!isRunning(actor, cause.type)) return;
    letPass(actor, cause.type);
  }
  tell(actor, { cause });
}

/** Where a storm leaves a flow: nothing, or what broke. */
function brokenBy(model: Model, start: number, storm: readonly number[]): string | null {
  const inputs = Object.values(model.fixtures.inputs);
  const actor = actorAmongStandIns(model.machine, inputs[start % inputs.length], false);
  try {
    for (const cast of storm) {
      const before = snapshotOf(actor);
      if (before.status !== 'active') return null;
      const causes = causesAt(before, model);
      const cause = causes[cast % causes.length];
      if (cause) bring(actor, cause);
      const now = snapshotOf(actor);
      if (now.status === 'error') return `${JSON.stringify(cause)}: ${String(now.error)}`;
      if (!hasExit(now, model)) return `no exit from ${JSON.stringify(now.value)}`;
    }
    return null;
  } finally {
    stopAmongStandIns(actor);
  }
}

describe('a storm of events nobody expects (S24)', () => {
  it.each(models.map((model) => [model.name, model] as const))(
    'breaks nothing of %s and leaves a way on',
    (_, model) => {
      fc.assert(
        fc.property(
          fc.nat(99),
          fc.array(fc.nat(9_999), { minLength: inOne, maxLength: inOne }),
          (start, storm) => {
            expect(brokenBy(model, start, storm)).toBeNull();
          },
        ),
        { numRuns: storms },
      );
    },
    Math.max(20_000, events),
  );
});
