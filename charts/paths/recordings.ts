import type { Plain } from '../model/chart';
import { type ChartCoverage, COVERAGE_FORMAT, type Coverage } from '../model/coverage';
import { readChart } from '../model/readChart';
import { nodesOf } from '../model/snapshots';
import { RECORDING_FORMAT, type RecordedStep, type Recording } from '../recordings/recording';
import { passedBy } from './criteria';
import { elementAt } from './elementAt';
import { type Arc, type Explored, eventOf } from './explore';
import type { Plan } from './plan';

const plain = (value: unknown): Plain =>
  value === undefined
    ? null
    : (JSON.parse(
        JSON.stringify(value, (_key, one: unknown) =>
          one instanceof Error ? { error: one.message } : one,
        ),
      ) as Plain);

function causeOf({ cause }: Arc) {
  switch (cause.kind) {
    case 'result':
      return { kind: 'result' as const, actor: cause.id, output: plain(cause.output) };
    case 'failure':
      return { kind: 'failure' as const, actor: cause.id, error: plain(cause.error) };
    case 'start':
      return null;
    default: {
      const event = {
        ...(plain(eventOf(cause)) as Record<string, Plain>),
        type: eventOf(cause).type,
      };
      return { kind: cause.kind, event };
    }
  }
}

/** A path as a recording: it replays, and opens in the inspector. No time passes between steps. */
export function pathRecording(
  { model, configurations }: Explored,
  path: readonly Arc[],
): Recording {
  const { machine, fixtures } = model;
  const valueAt = ({ to }: Arc) => plain(configurations[to]?.snapshot.value);
  const [start] = path;
  const input = start?.cause.kind === 'start' ? fixtures.inputs[start.cause.input] : null;
  return {
    format: RECORDING_FORMAT,
    machine: machine.id,
    version: machine.version ?? null,
    input: plain(input),
    start: start?.from === null ? valueAt(start) : null,
    steps: path.flatMap((arc): RecordedStep[] => {
      const cause = causeOf(arc);
      return cause ? [{ ...cause, elapsed: 0, expected: valueAt(arc) }] : [];
    }),
  };
}

export const recordingsOf = ({ explored, paths }: Plan): Recording[] =>
  paths.map((path) => pathRecording(explored, path));

/** How often the paths of plans are in each state and take each transition, in the format of the atlas. */
export function coverageOf(plans: readonly Plan[]): Coverage {
  const charts: Record<string, ChartCoverage> = {};
  for (const { explored, paths } of plans) {
    const chart = readChart(explored.model.machine);
    const states = Object.fromEntries(chart.states.map(({ id }) => [id, 0]));
    const transitions = Object.fromEntries(
      chart.states.flatMap((state) => state.transitions.map(({ id }) => [id, 0])),
    );
    for (const arc of paths.flat()) {
      const active = nodesOf(elementAt(explored.configurations, arc.to).snapshot);
      for (const { id } of active) states[id] = (states[id] ?? 0) + 1;
      for (const id of passedBy(arc)) states[id] = (states[id] ?? 0) + 1;
      for (const id of arc.taken) transitions[id] = (transitions[id] ?? 0) + 1;
    }
    charts[chart.id] = { version: chart.version, states, transitions };
  }
  return { format: COVERAGE_FORMAT, charts };
}
