import type { AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '../../model/snapshots';
import { childrenOf } from '../children';
import type { Cause } from '../explore';
import type { Model } from '../fixtures';
import { isRecord, keyOfValue, placesIn, type Source, type Teller, valueTeller } from './values';
import type { Done, Witnessed } from './witness';
import { type Wording, within } from './wording';

/** Where a machine stands, in words: its innermost states in the order of the chart, what holds them all said once. */
export function placeOf(snapshot: AnyMachineSnapshot, wording: Wording): string {
  const leaves = nodesOf(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => wording.state(id).split(within));
  const [first = [], ...rest] = leaves;
  const until =
    rest.length === 0
      ? 0
      : first.findIndex((name, depth) => rest.some((one) => one[depth] !== name));
  const shared = first.slice(0, Math.max(0, until)).join(within);
  const parts = leaves.map((leaf) => leaf.slice(Math.max(0, until)).join(within)).join(' + ');
  return shared ? `${shared}: ${parts}` : parts;
}

/** What a cause brings with it. */
function sourceOf(cause: Cause, { fixtures }: Model): Source | null {
  switch (cause.kind) {
    case 'start':
      return { name: 'the start', value: fixtures.inputs[cause.input] };
    case 'event':
      return { name: 'the event', value: cause.event };
    case 'result':
      return { name: 'the answer', value: cause.output };
    case 'failure':
      return { name: 'the error', value: cause.error };
    default:
      return null;
  }
}

/** What a value that a cause brought is called later on the path. */
function laterName(cause: Cause, wording: Wording): string {
  if (cause.kind === 'event') return `«${wording.event({ type: cause.event.type })}»`;
  if (cause.kind !== 'result' && cause.kind !== 'failure') return 'the start';
  const end = cause.kind === 'result' ? cause.name : 'fails';
  return `«${wording.actor(cause.actor).slice(1, -1)}: ${end}»`;
}

/** What differs between two values, field by field where both have fields. */
function changes(name: string, before: unknown, after: unknown, told: Teller): string[] {
  if (keyOfValue(before) === keyOfValue(after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const inner = fields.flatMap((field) =>
      changes(name ? `${name}.${field}` : field, before[field], after[field], told),
    );
    if (name === '' || inner.length <= 4) return inner;
  }
  return [`keeps ${name}: ${told(before, name, after)} → ${told(after, name, before)}`];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const list = (value: unknown, told: Teller, without: readonly string[] = []): string =>
  Object.entries(fieldsOf(value))
    .filter(([key, one]) => !without.includes(key) && one !== undefined)
    .map(([key, one]) => `${key} ${told(one, key)}`)
    .join(', ');

/** What of a step's lines can be heard without looking into the machine: all but what is kept. */
export const outward = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^(keeps|has) /.test(line));

const seconds = (milliseconds: unknown) => `${Number(milliseconds) / 1_000} s`;

/** Tells what was seen of steps, in the words of the flow. One for a path: values are called by what came before on it. */
export function linesOf(model: Model, wording: Wording) {
  const earlier = new Map<string, unknown>();

  const says = (event: unknown, told: Teller): string => {
    const { type } = fieldsOf(event);
    const known = model.says?.(event);
    if (known) return `says ${known}`;
    const given = list(event, told, ['type']);
    return `says ${String(type)}${given && `: ${given}`}`;
  };
  const action = (
    { type, params }: Done,
    cause: Cause,
    told: Teller,
    names: ReadonlyMap<string, string>,
  ): string[] => {
    const { src, input, event, delay, targetId } = fieldsOf(params);
    switch (type) {
      case 'xstate.emit':
        return [says(event, told)];
      case 'xstate.spawnChild': {
        const given = input === undefined ? '' : isRecord(input) ? list(input, told) : told(input);
        return [`asks ${wording.actor(String(src))}${given && `: ${given}`}`];
      }
      case 'xstate.raise': {
        if (delay === undefined) return [];
        return [`waits ${seconds(delay)}: ${waitedFor(String(fieldsOf(event).type), wording)}`];
      }
      case 'xstate.sendTo': {
        const given = list(event, told, ['type']);
        return [
          `tells ${names.get(String(targetId)) ?? String(targetId)}: ${String(fieldsOf(event).type)}${given && ` ${given}`}`,
        ];
      }
      case 'xstate.cancel':
      case 'xstate.stopChild':
        return [];
      default: {
        // What is done of an event stands below that event's own name.
        const without = isOf(cause, params) ? ['type'] : [];
        const given =
          params === undefined ? '' : isRecord(params) ? list(params, told, without) : told(params);
        return [`does ${wording.action(type)}${given && `: ${given}`}`];
      }
    }
  };

  return (witnessed: Witnessed): string[] => {
    const { cause, before, after, done, taken, broke } = witnessed;
    const own = sourceOf(cause, model);
    const [start, ...later] = [...earlier].map(([name, value]) => ({ name, value }));
    const sources = [own, start, ...later.reverse()].flatMap((one) => one ?? []);
    const told = valueTeller([placesIn(sources)], model.open);
    // A later one of a name takes it over: a name means one value.
    if (own && (before === null || taken.length > 0)) {
      const name = laterName(cause, wording);
      earlier.delete(name);
      earlier.set(name, own.value);
    }
    if (broke) return [`breaks: ${broke instanceof Error ? broke.message : String(broke)}`];
    if (cause.kind !== 'start' && taken.length === 0) return ['is not taken'];
    const given = before
      ? childrenOf(before).filter(
          ({ name, ref }) => ref.getSnapshot().status === 'active' && !isAnswered(cause, name),
        )
      : [];
    const left = given.filter(({ id, ref }) => after.children[id] !== ref);
    const names = new Map(
      [...childrenOf(after), ...given].map(({ id, name }) => [id, name] as const),
    );
    return [
      ...(before
        ? changes('', before.context, after.context, told)
        : Object.entries(fieldsOf(after.context)).flatMap(([key, one]) => {
            const value = told(one, key);
            return value === 'none' || value === 'nothing' ? [] : [`has ${key}: ${value}`];
          })),
      ...done.flatMap((one) => action(one, cause, told, names)),
      ...left.map(({ name }) => `no longer waits for ${nameOfChild(name, wording)}`),
      ...(after.status === 'done'
        ? [
            `ends${after.output === undefined ? '' : `: ${isRecord(after.output) ? list(after.output, told) : told(after.output)}`}`,
          ]
        : []),
    ];
  };
}

const isOf = (cause: Cause, params: unknown): boolean =>
  cause.kind === 'event' && fieldsOf(params).type === cause.event.type;

const isAnswered = (cause: Cause, id: string) =>
  (cause.kind === 'result' || cause.kind === 'failure') && cause.id === id;

function nameOfChild(id: string, { chart, actor }: Wording): string {
  const invoke = chart.states.flatMap(({ invokes }) => invokes).find((one) => one.id === id);
  return invoke ? actor(invoke.src) : id;
}

function waitedFor(type: string, { chart, delay }: Wording): string {
  const found = chart.states
    .flatMap(({ transitions }) => transitions)
    .find(({ kind, event }) => kind === 'after' && event === type);
  return found ? delay(found.subject) : type;
}
