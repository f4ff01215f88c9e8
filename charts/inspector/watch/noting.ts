import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { Noted } from './seen';

export type Entry =
  | Noted
  | (Pick<Noted, 'actor' | 'at' | 'snapshot'> & { kind: 'starts' | 'leaves' });

export interface Beginning {
  at: number;
  input: unknown;
}

/** Gathers what XState tells of an event in pieces, and hands it to `note` as one. */
export function createNoter(note: (entry: Entry) => void) {
  const underWay = new WeakMap<AnyActorRef, Noted>();
  const begun = new WeakMap<AnyActorRef, Beginning>();
  return {
    beginningOf: (actor: AnyActorRef) => begun.get(actor),

    inspect(inspected: InspectionEvent, at: number): void {
      const actor = inspected.actorRef as AnyActorRef;
      if (inspected.type === '@xstate.event') {
        const { event, sourceRef } = inspected;
        if (event.type === 'xstate.init') begun.set(actor, { at, input: event.input });
        const source = sourceRef as AnyActorRef | undefined;
        underWay.set(actor, { actor, source, event, at, taken: [], snapshot: null });
      } else if (inspected.type === '@xstate.microstep') {
        underWay.get(actor)?.taken.push(...inspected._transitions);
      } else if (inspected.type === '@xstate.snapshot') {
        const noted = underWay.get(actor);
        underWay.delete(actor);
        const { event, snapshot } = inspected;
        if (event.type === 'xstate.init') note({ actor, kind: 'starts', at, snapshot });
        else if (noted) note({ ...noted, event, snapshot });
      }
    },

    /** Notes that nobody watches an actor any longer. */
    leave(actor: AnyActorRef, at: number): void {
      // Whoever stops watching on an actor's last word does so before the actor tells of that word.
      const last = underWay.get(actor);
      const snapshot: unknown = actor.getSnapshot();
      if (last) note({ ...last, snapshot });
      note({ actor, kind: 'leaves', at, snapshot });
    },
  };
}
