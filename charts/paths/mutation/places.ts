import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../model/transitionId';
import { type Fields, isFields } from './mutant';

/** A state as it is written down, and the way to it. */
export interface StatePlace {
  readonly id: string;
  readonly parent: string | null;
  readonly way: readonly string[];
  readonly fields: Fields;
}

/** A list of alternatives as it is written down. */
export interface Slot {
  readonly state: StatePlace;
  /** Way to what holds the list, and its key there. */
  readonly way: readonly string[];
  readonly key: string;
  readonly eventType: string;
}

export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

/** The fields at the end of a way. */
export function fieldsAt(config: Fields, way: readonly string[]): Fields {
  const found = way.reduce<unknown>((at, key) => Reflect.get(Object(at), key), config);
  if (!isFields(found)) throw new Error(`There is nothing at ${way.join('.')}`);
  return found;
}

export function statesIn(config: object): StatePlace[] {
  const below = (
    fields: Fields,
    id: string,
    parent: string | null,
    way: string[],
  ): StatePlace[] => [
    { id, parent, way, fields },
    ...Object.entries(isFields(fields.states) ? fields.states : {}).flatMap(([key, child]) =>
      isFields(child)
        ? below(child, typeof child.id === 'string' ? child.id : `${id}.${key}`, id, [
            ...way,
            'states',
            key,
          ])
        : [],
    ),
  ];
  const root: Fields = { ...config };
  return below(root, typeof root.id === 'string' ? root.id : '(machine)', null, []);
}

/** What a state invokes: the way to each, and its id. */
export function invokesIn({ id, way, fields }: StatePlace) {
  const written = fields.invoke;
  return listOf(written).flatMap((one, index) => {
    if (!isFields(one)) return [];
    const place = Array.isArray(written) ? ['invoke', String(index)] : ['invoke'];
    const name = typeof one.id === 'string' ? one.id : `${index}.${id}`;
    return [{ name, fields: one, way: [...way, ...place] }];
  });
}

export function slotsIn(state: StatePlace): Slot[] {
  const { id, way, fields } = state;
  const keysOf = (name: 'on' | 'after', eventOf: (key: string) => string): Slot[] => {
    const held = fields[name];
    return Object.keys(isFields(held) ? held : {}).map((key) => ({
      state,
      way: [...way, name],
      key,
      eventType: eventOf(key),
    }));
  };
  const own = (key: string, eventType: string, at: readonly string[], holder: Fields): Slot[] =>
    holder[key] === undefined ? [] : [{ state, way: at, key, eventType }];
  return [
    ...keysOf('on', (key) => key),
    ...own('always', '', way, fields),
    ...keysOf('after', (key) => `xstate.after.${key}.${id}`),
    ...own('onDone', `xstate.done.state.${id}`, way, fields),
    ...invokesIn(state).flatMap(({ name, way: at, fields: held }) => [
      ...own('onDone', `xstate.done.actor.${name}`, at, held),
      ...own('onError', `xstate.error.actor.${name}`, at, held),
      ...own('onSnapshot', `xstate.snapshot.${name}`, at, held),
    ]),
  ];
}

/** The alternatives of a slot, each with all its fields. */
export const alternativesAt = (config: Fields, { way, key }: Slot): Fields[] =>
  listOf(fieldsAt(config, way)[key]).map((one) => (isFields(one) ? one : { target: one }));

export function writeAlternatives(config: Fields, slot: Slot, list: readonly Fields[]): void {
  const holder = fieldsAt(config, slot.way);
  if (list.length === 0) delete holder[slot.key];
  else holder[slot.key] = list;
}

export const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child)),
];

/** The transitions of a machine by their ids. */
export function definitionsOf({ root }: AnyStateMachine): Map<string, AnyTransitionDefinition> {
  const all = below(root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  return new Map(all.map((definition) => [transitionId(definition), definition]));
}

/** The sibling after a state; null where it has none that it could be taken for. */
export function siblingAfter({ id, parent }: AnyStateNode): AnyStateNode | null {
  if (!parent || parent.type === 'parallel') return null;
  const siblings: AnyStateNode[] = Object.values(parent.states);
  const place = siblings.findIndex((one) => one.id === id);
  return siblings.length < 2 ? null : (siblings[(place + 1) % siblings.length] ?? null);
}

/** The name after another one; null where that is not among them, or alone. */
export const nameAfter = (names: readonly string[], name: string): string | null => {
  const place = names.indexOf(name);
  const other = names[(place + 1) % names.length];
  return place < 0 || other === undefined || other === name ? null : other;
};
