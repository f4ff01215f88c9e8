import type { AnyActor, AnyMachineSnapshot, AnyStateNode } from 'xstate';

/** Where a machine stands. The actor must be one of a machine. */
export const snapshotOf = (actor: AnyActor): AnyMachineSnapshot => actor.getSnapshot();

/** The states that are active, with those that hold them. XState keeps them to itself. */
export const nodesOf = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes;
