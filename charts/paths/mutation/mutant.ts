import { type AnyStateMachine, StateMachine } from 'xstate';
import { mostSteps } from '../standIns';

/** Mistakes that people make in a chart or in its code, as the literature on mutation of state machines names them. */
export const operators = [
  'transition led elsewhere',
  'transition led nowhere',
  'transition dropped',
  'transition added',
  'event renamed',
  'reenter changed',
  'alternatives exchanged',
  'guard dropped',
  'guard negated',
  'guard always true',
  'guard always false',
  'and, or exchanged',
  'boundary moved',
  'comparison negated',
  'negation dropped',
  'branches exchanged',
  'value changed',
  'fallback dropped',
  'field dropped',
  'action dropped',
  'action swapped',
  'actions exchanged',
  'delay x 100',
  'delay / 100',
  'initial state changed',
  'history changed',
  'tag dropped',
  'output dropped',
  'region dropped',
  'actor dropped',
  'actor swapped',
  'input dropped',
  'answer and failure exchanged',
] as const;
export type Operator = (typeof operators)[number];

/** A machine with one mistake. */
export interface Mutant {
  readonly operator: Operator;
  /** Where it is, and what: an id of the chart, a line of the code. */
  readonly at: string;
  /** The transition of the chart that it is about. */
  readonly transition?: string;
  /** The place in the code that is switched to the mistake while the machine runs. */
  readonly site?: number;
  /** Throws where XState takes no such machine. */
  make(): AnyStateMachine;
}

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
};

/** A copy of what was written down; what has a life of its own stays as it is. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return isFields(value) ? fieldsCopied(value) : value;
}

export const fieldsCopied = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, copyOf(one)]));

type Implementations = Partial<Record<keyof AnyStateMachine['implementations'], Fields>>;

/** A machine of another configuration, which cannot go round in circles for ever. */
export function rebuilt(
  { implementations }: AnyStateMachine,
  config: Fields,
  others: Implementations = {},
): AnyStateMachine {
  const options = { maxIterations: mostSteps, ...(isFields(config.options) && config.options) };
  return Reflect.construct(StateMachine, [
    { ...config, options },
    { ...implementations, ...others },
  ]);
}

/** A machine of the same configuration but for one change. */
export const changed =
  (machine: AnyStateMachine, change: (config: Fields) => void) => (): AnyStateMachine => {
    const config = fieldsCopied(machine.config);
    change(config);
    return rebuilt(machine, config);
  };
