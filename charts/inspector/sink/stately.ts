import type { Chart, Plain } from '../../model/chart';
import type { Log } from '../log/log';
import type { SeenEvent } from '../protocol';
import { applyChanges } from '../watch/changes';
import { type Definition, definitionOf } from './definition';

/** An actor as `@statelyai/inspect` knows it. */
interface StatelyActor {
  sessionId: string;
  logic?: { config: Definition };
  _parent?: StatelyActor;
}

interface StatelySnapshot {
  status: string;
  value: Plain;
  context: Plain;
}

/** As much of `@statelyai/inspect`'s inspector as is used. */
export interface StatelyInspector {
  actor(actor: StatelyActor, snapshot: StatelySnapshot): void;
  event(actor: string, event: SeenEvent, info: { source?: string }): void;
  snapshot(actor: string, snapshot: StatelySnapshot, info: { event: SeenEvent }): void;
  stop(): void;
}

interface Told extends StatelyActor {
  snapshot: StatelySnapshot;
}

const statusOf = (status: string) => (['done', 'error'].includes(status) ? status : 'active');

/**
 * Tells Stately's inspector what an inspector of ours has heard, and hears from now on. It reads the log alone,
 * so nothing reaches it that the mask has not let out of the page. Answers the way to end that.
 * @param chartOf the chart of a machine, for the definition that is drawn there
 */
export function tellStately(
  log: Log,
  inspector: StatelyInspector,
  chartOf: (machine: string) => Promise<Chart | null>,
): () => void {
  const told = new Map<string, Told>();
  let last = 0;
  let isOver = false;
  let turn = Promise.resolve();

  const introduce = async (id: string): Promise<Told | null> => {
    const actor = log.getKnown().actors.get(id);
    const known = told.get(id);
    if (known || !actor) return known ?? null;
    const { parent, machine, name, status, value, context } = actor.seen;
    const above = parent === null ? null : await introduce(parent);
    const chart = machine && (await chartOf(machine.id).catch(() => null));
    const fresh: Told = {
      sessionId: id,
      logic: { config: chart ? definitionOf(chart) : { id: name } },
      ...(above && { _parent: above }),
      snapshot: { status: statusOf(status), value, context },
    };
    told.set(id, fresh);
    inspector.actor(fresh, fresh.snapshot);
    return fresh;
  };

  const tell = async () => {
    const { actors, steps } = log.getKnown();
    for (const id of actors.keys()) await introduce(id);
    for (const { n, actor, event, from, status, value, changes } of steps) {
      const known = told.get(actor);
      if (n <= last || !known || isOver) continue;
      last = n;
      const before = known.snapshot;
      known.snapshot = {
        status: status === undefined ? before.status : statusOf(status),
        value: value ?? before.value,
        context: applyChanges(before.context, changes ?? []),
      };
      inspector.event(actor, event, from === undefined ? {} : { source: from });
      inspector.snapshot(actor, known.snapshot, { event });
    }
  };

  const next = () => {
    turn = turn.then(tell);
  };
  const unsubscribe = log.subscribe(next);
  next();
  return () => {
    isOver = true;
    unsubscribe();
    inspector.stop();
  };
}
