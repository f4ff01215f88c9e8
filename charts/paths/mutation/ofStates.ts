import type { AnyStateMachine } from 'xstate';
import { changed, type Fields, isFields, type Mutant, type Operator } from './mutant';
import { delayFactors } from './ofActions';
import { fieldsAt, invokesIn, listOf, nameAfter, type StatePlace, statesIn } from './places';

type Change = (fields: Fields) => void;

const mutantAt = (
  machine: AnyStateMachine,
  operator: Operator,
  at: string,
  way: readonly string[],
  change: Change,
): Mutant => ({
  operator,
  at,
  make: changed(machine, (config) => change(way.length === 0 ? config : fieldsAt(config, way))),
});

const stateKeys = ({ fields }: StatePlace): string[] =>
  isFields(fields.states) ? Object.keys(fields.states) : [];

function ofState(machine: AnyStateMachine, state: StatePlace): Mutant[] {
  const { id, way, fields } = state;
  const make = (operator: Operator, what: string, change: Change) =>
    mutantAt(machine, operator, `${id}${what}`, way, change);
  const keys = stateKeys(state);
  const initial = isFields(fields.initial) ? fields.initial.target : fields.initial;
  const other = typeof initial === 'string' ? nameAfter(keys, initial) : null;
  const times = isFields(fields.after) ? Object.keys(fields.after) : [];
  return [
    ...(other
      ? [
          make('initial state changed', ` to ${other}`, (own) => {
            own.initial = isFields(own.initial) ? { ...own.initial, target: other } : other;
          }),
        ]
      : []),
    ...(fields.type === 'history' || fields.history !== undefined
      ? [
          make('history changed', '', (own) => {
            own.history = own.history === 'deep' ? 'shallow' : 'deep';
          }),
        ]
      : []),
    ...(fields.type === 'parallel' && keys.length > 1
      ? keys.map((key) =>
          make('region dropped', `.${key}`, (own) => {
            if (isFields(own.states)) delete own.states[key];
          }),
        )
      : []),
    ...listOf(fields.tags).map((tag) =>
      make('tag dropped', `: ${String(tag)}`, (own) => {
        own.tags = listOf(own.tags).filter((one) => one !== tag);
      }),
    ),
    ...(fields.output === undefined
      ? []
      : [
          make('output dropped', '', (own) => {
            delete own.output;
          }),
        ]),
    ...times
      .filter((key) => Number(key) > 0)
      .flatMap((key) =>
        delayFactors.map(([operator, factor]) =>
          make(operator, ` after ${key}`, (own) => {
            own.after = Object.fromEntries(
              Object.entries(isFields(own.after) ? own.after : {}).map(([one, list]) => [
                one === key ? String(Number(key) * factor) : one,
                list,
              ]),
            );
          }),
        ),
      ),
  ];
}

function ofInvokes(machine: AnyStateMachine, state: StatePlace): Mutant[] {
  const actors = Object.keys(machine.implementations.actors ?? {});
  return invokesIn(state).flatMap(({ name, way, fields }): Mutant[] => {
    const at = `${state.id} invokes ${name}`;
    const make = (operator: Operator, what: string, change: Change) =>
      mutantAt(machine, operator, `${at}${what}`, way, change);
    const other = typeof fields.src === 'string' ? nameAfter(actors, fields.src) : null;
    return [
      mutantAt(machine, 'actor dropped', at, state.way, (own) => {
        const kept = Array.isArray(own.invoke) ? own.invoke.toSpliced(Number(way.at(-1)), 1) : [];
        own.invoke = kept;
      }),
      ...(other
        ? [
            make('actor swapped', ` by ${other}`, (own) => {
              own.src = other;
            }),
          ]
        : []),
      ...(fields.input === undefined
        ? []
        : [
            make('input dropped', '', (own) => {
              delete own.input;
            }),
          ]),
      ...(fields.onDone === undefined && fields.onError === undefined
        ? []
        : [
            make('answer and failure exchanged', '', (own) => {
              [own.onDone, own.onError] = [own.onError, own.onDone];
            }),
          ]),
    ];
  });
}

export const ofStates = (machine: AnyStateMachine): Mutant[] =>
  statesIn(machine.config).flatMap((state) => [
    ...ofState(machine, state),
    ...ofInvokes(machine, state),
  ]);
