import { type AnyStateMachine, StateMachine } from 'xstate';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)]));
};

/** The place in a machine's code that a way such as `states.asking.on` leads to. */
function placeIn(code: unknown, way: string): Fields {
  const found = way.split('.').reduce<unknown>((at, key) => Reflect.get(Object(at), key), code);
  if (typeof found !== 'object' || found === null) throw new Error(`There is no ${way}`);
  return found as Fields;
}

export interface Mistake {
  readonly flow: string;
  /** What somebody writes by mistake, and where. */
  readonly code?: readonly [way: string, field: string, written: unknown];
  readonly actions?: Fields;
  readonly delays?: Fields;
}

/** A flow's machine as it would be if its code had a mistake. */
export function withMistake(machine: AnyStateMachine, { code, actions, delays }: Mistake) {
  const config = copyOf(machine.config);
  if (code) placeIn(config, code[0])[code[1]] = code[2];
  const { implementations } = machine;
  return new StateMachine(
    config as never,
    {
      ...implementations,
      actions: { ...implementations.actions, ...actions },
      delays: { ...implementations.delays, ...delays },
    } as never,
  );
}
