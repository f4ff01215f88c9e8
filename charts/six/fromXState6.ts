import { type AnyStateMachine, createMachine, fromPromise, StateMachine } from 'xstate';
import { askSix, type FiveArgs } from './askSix';
import { doingOf } from './doing';
import {
  isSixMachine,
  type MachineOfSix,
  type SixFunction,
  type SixMachine,
  type SixSources,
  type SixState,
  sixMachine,
} from './machine';
import { waysAt } from './ways';

/** What a machine of XState 6 was read as, and back. */
const known = new WeakMap<SixMachine, AnyStateMachine>();
const origins = new WeakMap<AnyStateMachine, SixMachine>();

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const isFunction = (value: unknown): value is SixFunction => typeof value === 'function';

/** An actor of XState 6, of which a chart knows that it is there: it runs nowhere but in XState 6. */
const elsewhere = () => fromPromise(() => new Promise<never>(() => undefined));

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a time that is written with its unit. */
function milliseconds(written: unknown): number {
  const [, count, unit = 'ms'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(String(written)) ?? [];
  if (count === undefined) throw new Error(`${String(written)} is no time that is read`);
  return Number(count) * (units[unit] ?? 1);
}

class Reader {
  readonly actors: Record<string, unknown> = {};
  readonly delays: Record<string, unknown> = {};

  constructor(private readonly sources: SixSources) {
    for (const [name, logic] of Object.entries(sources.actors))
      this.actors[name] = isSixMachine(logic) ? fromXState6(logic) : elsewhere();
    for (const [name, delay] of Object.entries(sources.delays))
      this.delays[name] = isFunction(delay)
        ? (args: FiveArgs) => milliseconds(askSix(delay, args, sources))
        : milliseconds(delay);
  }

  /** What it is called where it is started; what has no name is called by its place. */
  private sourceOf(src: unknown, id: string): string {
    if (typeof src === 'string') return src;
    const logic = isFunction(src)
      ? Reflect.apply(src, undefined, [{ actors: this.sources.actors }])
      : src;
    const [name = id] = Object.entries(this.sources.actors).find(([, one]) => one === logic) ?? [];
    this.actors[name] ??= isSixMachine(logic) ? fromXState6(logic) : elsewhere();
    return name;
  }

  private invokesOf(state: SixState, id: string) {
    return listOf(state.invoke).map((one, index) => {
      const { src, input, onDone, onError, onSnapshot, id: own } = Object(one);
      const name = own ?? `${index}.${id}`;
      const at = `${id}, ${name}`;
      const { sources } = this;
      return {
        id: name,
        src: this.sourceOf(src, name),
        ...(input !== undefined && {
          input: isFunction(input) ? (args: FiveArgs) => askSix(input, args, sources) : input,
        }),
        onDone: waysAt(onDone, sources, at),
        onError: waysAt(onError, sources, at),
        ...(onSnapshot !== undefined && { onSnapshot: waysAt(onSnapshot, sources, at) }),
      };
    });
  }

  /** Times of a state: those written so, and those after which it, or an actor of it, is given up. */
  private timesOf(state: SixState, id: string) {
    const limits = [state, ...listOf(state.invoke)].flatMap((one) => {
      const { timeout, onTimeout, src } = Object(one);
      const name = src === undefined ? 'timeout' : `timeout of ${String(src)}`;
      return timeout === undefined || onTimeout === undefined ? [] : [[name, timeout, onTimeout]];
    });
    for (const [name, timeout] of limits)
      this.delays[name] = isFunction(timeout)
        ? (args: FiveArgs) => milliseconds(askSix(timeout, args, this.sources))
        : (this.delays[String(timeout)] ?? milliseconds(timeout));
    const written = Object.entries(state.after ?? {});
    for (const [name] of written)
      if (Number.isNaN(Number(name))) this.delays[name] ??= milliseconds(name);
    return Object.fromEntries(
      [...written, ...limits.map(([name, , ways]) => [name, ways] as const)].map(([name, ways]) => [
        name,
        waysAt(ways, this.sources, `${id} after ${name}`),
      ]),
    );
  }

  /** A state as XState 5 takes it. */
  read(state: SixState, id: string): Record<string, unknown> {
    const { sources } = this;
    if (state.route !== undefined) throw new Error(`${id}: routes are not read`);
    const { initial, history, target, output, entry, exit, choice, always } = state;
    const first = typeof initial === 'object' && initial ? Object(initial) : { target: initial };
    if (first.input !== undefined) throw new Error(`${id}: a state's own input is not read`);
    const on = Object.entries(state.on ?? {}).map(([type, ways]) => [
      type,
      ways === undefined ? undefined : waysAt(ways, sources, `${id} on ${type}`),
    ]);
    if (state.onError !== undefined)
      on.push(['xstate.error.*', waysAt(state.onError, sources, `${id} on an error`)]);
    const isChoice = state.type === 'choice';
    return {
      ...(state.id !== undefined && { id: state.id }),
      ...(state.type !== undefined && !isChoice && { type: state.type }),
      ...(first.target !== undefined && { initial: first.target }),
      ...(history !== undefined && { history, target }),
      ...(state.states && {
        states: Object.fromEntries(
          Object.entries(state.states).map(([key, child]) => [
            key,
            this.read(child, child.id ?? `${id}.${key}`),
          ]),
        ),
      }),
      on: Object.fromEntries(on),
      always: waysAt(isChoice ? choice : always, sources, `${id}, at once`),
      after: this.timesOf(state, id),
      invoke: this.invokesOf(state, id),
      ...(state.onDone !== undefined && { onDone: waysAt(state.onDone, sources, `${id} done`) }),
      entry: entry ? doingOf(entry, sources) : [],
      exit: exit ? doingOf(exit, sources) : [],
      ...(output !== undefined && {
        output: isFunction(output) ? (args: FiveArgs) => askSix(output, args, sources) : output,
      }),
      tags: listOf(state.tags),
      ...(state.meta !== undefined && { meta: state.meta }),
      ...(state.description !== undefined && { description: state.description }),
    };
  }
}

/**
 * A machine of XState 6, read as one of XState 5: to be drawn, checked, explored and tested as any other. What is not read is refused
 * by name.
 */
export function fromXState6(given: MachineOfSix): AnyStateMachine {
  const machine = sixMachine(given);
  const before = known.get(machine);
  if (before) return before;
  const { id, version, config, sources } = machine;
  const reader = new Reader(sources);
  const { context } = config;
  const written = {
    ...reader.read(config, id),
    id,
    ...(version !== undefined && { version }),
    ...(context !== undefined && {
      context: isFunction(context)
        ? (args: object) => Reflect.apply(context, undefined, [{ ...args, actors: sources.actors }])
        : context,
    }),
  };
  const { actors, delays } = reader;
  const made: unknown = Reflect.apply(createMachine, undefined, [written, { actors, delays }]);
  if (!(made instanceof StateMachine)) throw new Error(`${id} is no machine`);
  known.set(machine, made);
  origins.set(made, machine);
  return made;
}

/** The machine of XState 6 that a machine was read from; null for one of XState 5. */
export const originOf = (machine: AnyStateMachine): SixMachine | null =>
  origins.get(machine) ?? null;
