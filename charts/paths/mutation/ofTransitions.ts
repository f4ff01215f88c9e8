import { type AnyStateMachine, and, not, or } from 'xstate';
import { changed, type Fields, isFields, type Mutant, type Operator } from './mutant';
import {
  alternativesAt,
  below,
  definitionsOf,
  nameAfter,
  type Slot,
  siblingAfter,
  slotsIn,
  statesIn,
  writeAlternatives,
} from './places';

const checkOf = (guard: unknown): unknown => Reflect.get(Object(guard), 'check');
const partsOf = (guard: unknown): never[] => Reflect.get(Object(guard), 'guards') ?? [];

/** A guard with `and` for `or`, or the other way round; null where it is neither. */
function exchanged(guard: unknown): unknown {
  if (typeof guard !== 'function') return null;
  if (checkOf(guard) === checkOf(and([]))) return or(partsOf(guard));
  return checkOf(guard) === checkOf(or([])) ? and(partsOf(guard)) : null;
}

const without = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

type Slots = readonly Slot[];

/** The event of the machine that comes after one and that a state does not know yet. */
function otherEvent({ state }: Slot, event: string, events: readonly string[]): string {
  const own = isFields(state.fields.on) ? Object.keys(state.fields.on) : [];
  const free = events.filter((one) => one === event || !own.includes(one));
  return nameAfter(free, event) ?? `${event}s`;
}

function ofSlot(machine: AnyStateMachine, slot: Slot, all: Slots): Mutant[] {
  const definitions = definitionsOf(machine);
  const list = alternativesAt({ ...machine.config }, slot);
  const idOf = (place: number) => `${slot.state.id}|${slot.eventType}|${place}`;
  const mutants: Mutant[] = [];
  const add = (
    operator: Operator,
    place: number,
    change: (list: Fields[]) => readonly Fields[],
    more = '',
  ) =>
    mutants.push({
      operator,
      at: `${idOf(place)}${more}`,
      transition: idOf(place),
      make: changed(machine, (config) =>
        writeAlternatives(config, slot, change(alternativesAt(config, slot))),
      ),
    });
  for (const [place, alternative] of list.entries()) {
    const { guard, target, reenter } = alternative;
    const set = (now: Fields) => (written: Fields[]) => written.with(place, now);
    const aim = definitions.get(idOf(place))?.target?.[0];
    const other = aim ? siblingAfter(aim) : null;
    if (other)
      add(
        'transition led elsewhere',
        place,
        set({ ...alternative, target: `#${other.id}` }),
        ` to ${other.id}`,
      );
    if (target !== undefined)
      add('transition led nowhere', place, set(without(alternative, 'target')));
    add('transition dropped', place, (written) => written.toSpliced(place, 1));
    if (place + 1 < list.length)
      add('alternatives exchanged', place, (written) => [
        ...written.slice(0, place),
        ...written.slice(place, place + 2).reverse(),
        ...written.slice(place + 2),
      ]);
    if (target !== undefined && isInside(slot, aim?.id))
      add('reenter changed', place, set({ ...alternative, reenter: reenter !== true }));
    if (guard === undefined) continue;
    add('guard dropped', place, set(without(alternative, 'guard')));
    const negated: unknown = Reflect.apply(not, undefined, [guard]);
    add('guard negated', place, set({ ...alternative, guard: negated }));
    const turned = exchanged(guard);
    if (turned) add('and, or exchanged', place, set({ ...alternative, guard: turned }));
  }
  if (slot.way.at(-1) === 'on') {
    const events = [...new Set(all.filter(({ way }) => way.at(-1) === 'on').map(({ key }) => key))];
    const name = otherEvent(slot, slot.key, events);
    mutants.push({
      operator: 'event renamed',
      at: `${idOf(0)} by ${name}`,
      transition: idOf(0),
      make: changed(machine, (config) => {
        const written = alternativesAt(config, slot);
        writeAlternatives(config, slot, []);
        writeAlternatives(config, { ...slot, key: name }, written);
      }),
    });
  }
  return mutants;
}

/** Entering again means something only where a transition leads to its own state or below it. */
const isInside = ({ state }: Slot, target: string | undefined): boolean =>
  target === state.id || target?.startsWith(`${state.id}.`) === true;

/** An event that a state does not know, and neither does what holds it, leads on from it. */
function added(machine: AnyStateMachine, all: Slots): Mutant[] {
  const known = new Map<string, Set<string>>();
  for (const { state, way, key } of all)
    if (way.at(-1) === 'on') known.set(state.id, (known.get(state.id) ?? new Set()).add(key));
  const events = [...new Set([...known.values()].flatMap((one) => [...one]))];
  const states = new Map(statesIn(machine.config).map((one) => [one.id, one]));
  return below(machine.root)
    .filter(({ type }) => type === 'atomic')
    .flatMap((node, index): Mutant[] => {
      const line = [node.id];
      for (let at = states.get(node.id); at?.parent; at = states.get(at.parent))
        line.push(at.parent);
      const free = events.filter((event) => !line.some((id) => known.get(id)?.has(event)));
      const event = free[index % free.length];
      const target = siblingAfter(node);
      const state = states.get(node.id);
      if (event === undefined || !target || !state) return [];
      return [
        {
          operator: 'transition added',
          at: `${node.id}|${event} to ${target.id}`,
          make: changed(machine, (config) => {
            const own = statesIn(config).find(({ id }) => id === node.id)?.fields;
            if (own) own.on = { ...(isFields(own.on) && own.on), [event]: `#${target.id}` };
          }),
        },
      ];
    });
}

export function ofTransitions(machine: AnyStateMachine): Mutant[] {
  const slots = statesIn(machine.config).flatMap(slotsIn);
  return [...slots.flatMap((slot) => ofSlot(machine, slot, slots)), ...added(machine, slots)];
}
