import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isMeant } from '../../model/isMeant';
import type { Openness } from '../../model/mask';
import { nodesOf } from '../../model/snapshots';
import { transitionId } from '../../model/transitionId';
import type { Asked } from '../../reasons/verdict';
import { ask } from './asking';

/** The transitions that led from one snapshot to the next, and the event with which their guards were asked. */
export interface Microstep {
  /** Null when that is not known. */
  before: AnyMachineSnapshot | null;
  event: { type: string };
  taken: readonly AnyTransitionDefinition[];
}

const innermostFirst = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  [...nodesOf(snapshot)].sort((a, b) => b.path.length - a.path.length);

const asked = (
  definition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: { type: string } | string,
  open: Openness,
): Asked => ({
  id: transitionId(definition),
  verdict: ask(definition.guard, { snapshot, event, open }),
});

/** What the guards of the ways out of the active states say now, the innermost states first. */
export function askedFrom(snapshot: AnyMachineSnapshot, open: Openness): Asked[] {
  return innermostFirst(snapshot).flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .filter(({ guard }: AnyTransitionDefinition) => guard !== undefined)
      .map((one: AnyTransitionDefinition) => asked(one, snapshot, one.eventType, open)),
  );
}

/** Ways that a state offers for an event, in the order in which they are asked; for `''` those that go on at once. */
function offeredBy(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  if (type === '') return [...(node.always ?? [])];
  return [...node.transitions.keys()]
    .filter((descriptor) => isMeant(descriptor, type))
    .sort((a, b) => Number(b === type) - Number(a === type) || b.length - a.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

/**
 * The guards that were asked in a microstep, with what they said: up to the way that was taken, or all when none
 * was. States whose ways were not asked (a way further in was taken) are left out.
 */
export function weighedIn({ before, event, taken }: Microstep, open: Openness): Asked[] {
  const type = taken[0]?.eventType === '' ? '' : event.type;
  const found: Asked[] = [];
  const settled = new Set<AnyStateNode>();
  if (!before) return found;
  for (const node of innermostFirst(before)) {
    if (settled.has(node)) {
      if (node.parent) settled.add(node.parent);
      continue;
    }
    for (const definition of offeredBy(node, type)) {
      if (definition.guard !== undefined) found.push(asked(definition, before, event, open));
      if (!taken.includes(definition)) continue;
      if (node.parent) settled.add(node.parent);
      break;
    }
  }
  return found;
}

/** More ways than any flow goes by itself. */
const longest = 20;

/**
 * The guards by which a machine went on at once from where it begins, with what they say of its first context. Nobody
 * sees a machine begin: when it does not stand where they lead now, nothing is said.
 */
export function weighedAtStart(
  snapshot: AnyMachineSnapshot,
  input: unknown,
  open: Openness,
): Asked[] {
  const event = { type: 'xstate.init', input };
  const active = new Set(nodesOf(snapshot));
  const found: Asked[] = [];
  let node: AnyStateNode | undefined = snapshot.machine.root;
  for (let count = 0; node && count < longest; count += 1) {
    if (node.type === 'compound') {
      node = node.initial.target[0];
      continue;
    }
    const here: Asked[] = [];
    const way = offeredBy(node, '').find((one) => {
      if (one.guard === undefined) return true;
      const said = asked(one, snapshot, event, open);
      here.push(said);
      return said.verdict.holds === true;
    });
    if (!way) break;
    found.push(...here);
    node = way.target?.[0];
  }
  return node && active.has(node) ? found : [];
}
