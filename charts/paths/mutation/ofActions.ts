import type { AnyStateMachine } from 'xstate';
import {
  changed,
  type Fields,
  fieldsCopied,
  isFields,
  type Mutant,
  type Operator,
  rebuilt,
} from './mutant';
import { alternativesAt, fieldsAt, listOf, nameAfter, slotsIn, statesIn } from './places';

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : String(Reflect.get(Object(action), 'type'));

const named = (action: unknown, type: string): unknown =>
  isFields(action) ? { ...action, type } : type;

/** A list of actions, and where it is written down. */
interface ActionList {
  readonly at: string;
  readonly transition?: string;
  readonly actions: readonly unknown[];
  write(config: Fields, actions: readonly unknown[]): void;
}

function listsIn(machine: AnyStateMachine): ActionList[] {
  const config = { ...machine.config };
  return statesIn(config).flatMap((state) => [
    ...slotsIn(state).flatMap((slot) =>
      alternativesAt(config, slot).map(({ actions }, place): ActionList => {
        const id = `${state.id}|${slot.eventType}|${place}`;
        return {
          at: id,
          transition: id,
          actions: listOf(actions),
          write: (copy, now) => {
            const list = alternativesAt(copy, slot).map((one, index) =>
              index === place ? { ...one, actions: now } : one,
            );
            fieldsAt(copy, slot.way)[slot.key] = list;
          },
        };
      }),
    ),
    ...(['entry', 'exit'] as const).map(
      (key): ActionList => ({
        at: `${state.id} ${key}`,
        actions: listOf(state.fields[key]),
        write: (copy, now) => {
          fieldsAt(copy, state.way)[key] = now;
        },
      }),
    ),
  ]);
}

function ofList(machine: AnyStateMachine, list: ActionList, names: readonly string[]): Mutant[] {
  const { at, transition, actions, write } = list;
  const mutant = (operator: Operator, what: string, now: readonly unknown[]): Mutant => ({
    operator,
    at: `${at}: ${what}`,
    ...(transition !== undefined && { transition }),
    make: changed(machine, (config) => write(config, now)),
  });
  return actions.flatMap((action, place) => {
    const name = nameOf(action);
    const other = nameAfter(names, name);
    const next = actions[place + 1];
    return [
      mutant('action dropped', name, actions.toSpliced(place, 1)),
      ...(other
        ? [
            mutant(
              'action swapped',
              `${name} by ${other}`,
              actions.with(place, named(action, other)),
            ),
          ]
        : []),
      ...(next !== undefined
        ? [
            mutant(
              'actions exchanged',
              `${name} and ${nameOf(next)}`,
              actions.with(place, next).with(place + 1, action),
            ),
          ]
        : []),
      ...(typeof action === 'function'
        ? inside(action).map(({ operator, what, now }) =>
            mutant(operator, what, actions.with(place, now)),
          )
        : []),
    ];
  });
}

interface Inside {
  readonly operator: Operator;
  readonly what: string;
  readonly now: unknown;
}

/** One of XState's own actions, otherwise told. */
const withOther = (action: object, fields: Fields): unknown =>
  Object.assign(() => undefined, action, fields);

const slower = (delay: unknown, factor: number): unknown => {
  if (typeof delay === 'number') return delay * factor;
  if (typeof delay !== 'function') return null;
  return (...all: unknown[]) => Number(Reflect.apply(delay, undefined, all)) * factor;
};

export const delayFactors = [
  ['delay x 100', 100],
  ['delay / 100', 0.01],
] as const;

const otherValue = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}?` : undefined;
};

/** What can be wrong in an action of XState itself: what it assigns field by field, how long it waits. */
function inside(action: object): Inside[] {
  const assignment: unknown = Reflect.get(action, 'assignment');
  const delay: unknown = Reflect.get(action, 'delay');
  const fields = isFields(assignment) ? Object.keys(assignment) : [];
  return [
    ...fields.flatMap((field): Inside[] => {
      const held = isFields(assignment) ? assignment : {};
      const kept = fieldsCopied(held);
      delete kept[field];
      const other = otherValue(held[field]);
      return [
        { operator: 'field dropped', what: field, now: withOther(action, { assignment: kept }) },
        ...(other === undefined
          ? []
          : [
              {
                operator: 'value changed' as const,
                what: `${field} ${String(held[field])} to ${String(other)}`,
                now: withOther(action, { assignment: { ...held, [field]: other } }),
              },
            ]),
      ];
    }),
    ...delayFactors.flatMap(([operator, factor]): Inside[] => {
      const now = slower(delay, factor);
      return now === null
        ? []
        : [{ operator, what: 'delay', now: withOther(action, { delay: now }) }];
    }),
  ];
}

/** Mistakes in what names stand for. */
export function ofNames(machine: AnyStateMachine): Mutant[] {
  const { actions = {}, guards = {}, delays = {} } = machine.implementations;
  const config = fieldsCopied(machine.config);
  return [
    ...Object.keys(guards).flatMap((name): Mutant[] =>
      ([true, false] as const).map((answer) => ({
        operator: `guard always ${answer}`,
        at: `guard ${name}`,
        make: () => rebuilt(machine, config, { guards: { ...guards, [name]: () => answer } }),
      })),
    ),
    ...Object.entries<unknown>(actions).flatMap(([name, action]): Mutant[] =>
      typeof action === 'function'
        ? inside(action).map(({ operator, what, now }) => ({
            operator,
            at: `action ${name}: ${what}`,
            make: () => rebuilt(machine, config, { actions: { ...actions, [name]: now } }),
          }))
        : [],
    ),
    ...Object.entries<unknown>(delays).flatMap(([name, delay]): Mutant[] =>
      delayFactors.flatMap(([operator, factor]) => {
        const now = slower(delay, factor);
        if (now === null) return [];
        const make = () => rebuilt(machine, config, { delays: { ...delays, [name]: now } });
        return [{ operator, at: `delay ${name}`, make }];
      }),
    ),
  ];
}

export function ofActions(machine: AnyStateMachine): Mutant[] {
  const names = Object.keys(machine.implementations.actions ?? {});
  return listsIn(machine).flatMap((list) => ofList(machine, list, names));
}
