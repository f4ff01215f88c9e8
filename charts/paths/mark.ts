import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../model/transitionId';
import { listening } from './listening';
import { boundedCopy } from './standIns';

/** An action that only tells which transition was taken. */
export const mark = 'charts.taken';

export interface GuardAnswer {
  readonly guard: string;
  readonly held: boolean;
}

/** A machine that tells which transitions it took and what its guards said. */
export interface Marked {
  readonly machine: AnyStateMachine;
  /** What the guards said since the last call. */
  takeAsked(): GuardAnswer[];
}

const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child)),
];

function markDefinition(definition: AnyTransitionDefinition): void {
  const id = transitionId(definition);
  Object.assign(definition, {
    actions: [{ type: mark, params: { id } }, ...definition.actions],
  });
}

/**
 * A copy of a machine for pure steps: each transition names itself among the actions of the step, which is the
 * only exact way to know the edge that was taken (several may share source, event and target).
 */
export function markMachine(machine: AnyStateMachine): Marked {
  let asked: GuardAnswer[] = [];
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards ?? {}).map(([guard, one]) => [
      guard,
      listening(one, (held) => asked.push({ guard, held })),
    ]),
  );
  const copy = boundedCopy(machine, guards);
  for (const node of below(copy.root)) {
    for (const definitions of node.transitions.values()) definitions.forEach(markDefinition);
    node.always?.forEach(markDefinition);
  }
  return {
    machine: copy,
    takeAsked: () => {
      const said = asked;
      asked = [];
      return said;
    },
  };
}

/** Ids of the transitions that a step took, in order. */
export const takenIn = (actions: readonly { type: string; params?: unknown }[]): string[] =>
  actions
    .filter(({ type }) => type === mark)
    .flatMap(({ params }) =>
      typeof params === 'object' && params !== null && 'id' in params ? [String(params.id)] : [],
    );
