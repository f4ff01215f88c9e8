import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { Noted } from './seen';
import { isMachineSnapshot } from './standing';

export type Entry =
  | Noted
  | (Pick<Noted, 'actor' | 'at' | 'snapshot' | 'actions'> & { kind: 'starts' | 'leaves' });

export interface Beginning {
  at: number;
  input: unknown;
}

/** Gathers what XState tells of an event in pieces, and hands it to `note` as one. */
export function createNoter(note: (entry: Entry) => void) {
  /** Events that an actor was sent and has not taken yet, in order: it may be sent one while it takes another. */
  const underWay = new WeakMap<AnyActorRef, Noted[]>();
  const begun = new WeakMap<AnyActorRef, Beginning>();
  /** How many events an actor has taken. */
  const counts = new WeakMap<AnyActorRef, number>();
  /** How an actor stood after what it took last. */
  const stood = new WeakMap<AnyActorRef, unknown>();

  const taken = (actor: AnyActorRef, event: { type: string }): Noted | undefined => {
    const waiting = underWay.get(actor) ?? [];
    const place = waiting.findIndex((one) => one.event === event);
    return waiting.splice(0, place + 1).at(-1);
  };

  const noteStep = (noted: Noted) => {
    const place = (counts.get(noted.actor) ?? 0) + 1;
    counts.set(noted.actor, place);
    note({ ...noted, place });
  };

  return {
    countOf: (actor: AnyActorRef) => counts.get(actor) ?? 0,
    beginningOf: (actor: AnyActorRef) => begun.get(actor),

    /** `isPast` for what happened before: how the actor stood then is not how it stands now. */
    inspect(inspected: InspectionEvent, at: number, isPast = false): void {
      const actor = inspected.actorRef as AnyActorRef;
      if (inspected.type === '@xstate.event') {
        const { event, sourceRef } = inspected;
        if (event.type === 'xstate.init') begun.set(actor, { at, input: event.input });
        const source = sourceRef as AnyActorRef | undefined;
        const pieces = { microsteps: [], actions: [] };
        const noted = { actor, source, event, at, ...pieces, snapshot: null, place: 0 };
        if (!isPast && !stood.has(actor)) stood.set(actor, actor.getSnapshot());
        const waiting = underWay.get(actor);
        if (waiting) waiting.push(noted);
        else underWay.set(actor, [noted]);
      } else if (inspected.type === '@xstate.microstep') {
        const { event, snapshot, _transitions } = inspected;
        const before = stood.get(actor);
        stood.set(actor, snapshot);
        const step = {
          before: isMachineSnapshot(before) ? before : null,
          event,
          taken: _transitions,
        };
        underWay.get(actor)?.[0]?.microsteps.push(step);
      } else if (inspected.type === '@xstate.action') {
        underWay.get(actor)?.[0]?.actions.push(inspected.action);
      } else if (inspected.type === '@xstate.snapshot') {
        const { event, snapshot } = inspected;
        const noted = taken(actor, event);
        stood.set(actor, snapshot);
        if (event.type === 'xstate.init')
          note({ actor, kind: 'starts', at, snapshot, actions: noted?.actions ?? [] });
        else if (noted) noteStep({ ...noted, event, snapshot });
      }
    },

    /** Notes that nobody watches an actor any longer. */
    leave(actor: AnyActorRef, at: number): void {
      // Whoever stops watching on an actor's last word does so before the actor tells of that word.
      const [last] = underWay.get(actor) ?? [];
      const snapshot: unknown = actor.getSnapshot();
      if (last) noteStep({ ...last, snapshot });
      note({ actor, kind: 'leaves', at, snapshot, actions: [] });
    },
  };
}
