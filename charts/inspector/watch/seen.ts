import type { AnyActorRef } from 'xstate';
import type { Plain } from '../../model/chart';
import { mask, type Openness } from '../../model/mask';
import { safeName } from '../../model/safeName';
import { transitionId } from '../../model/transitionId';
import { actionSeen } from '../../recordings/doing';
import type { SeenActor, SeenStep, Standing } from '../protocol';
import { changesBetween } from './changes';
import { isMachineSnapshot, seenEvent, standingOf } from './standing';
import { askedFrom, type Microstep, weighedAtStart, weighedIn } from './ways';

/** An event as it was noted while it happened: nothing is masked or compared before there is time. */
export interface Noted {
  actor: AnyActorRef;
  source: AnyActorRef | undefined;
  event: { type: string };
  at: number;
  microsteps: Microstep[];
  /** As XState tells of them. */
  actions: ToldAction[];
  snapshot: unknown;
  /** Which event of its actor it is, counted from 1. */
  place: number;
}

/** Something that was done, started or scheduled. */
export interface ToldAction {
  type: string;
  params?: unknown;
}

interface Known {
  id: string;
  standing: Standing;
  /** The context as it is in the machine: what is the same object has not changed. */
  raw: unknown;
}

const rawContext = (snapshot: unknown): unknown =>
  isMachineSnapshot(snapshot) ? snapshot.context : null;

const logicOf = (actor: AnyActorRef): { id?: unknown; version?: unknown; root?: unknown } =>
  Reflect.get(actor, 'logic') ?? {};

function machineOf(actor: AnyActorRef): SeenActor['machine'] {
  const { id, version, root } = logicOf(actor);
  if (typeof id !== 'string' || root === undefined) return null;
  return { id: safeName(id), version: typeof version === 'string' ? version : null };
}

function nameOf(actor: AnyActorRef): string {
  const { id } = logicOf(actor);
  if (!actor._parent && typeof id === 'string') return safeName(id);
  return safeName(typeof actor.src === 'string' ? actor.src : actor.id);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The masked context after a change; only fields that are other objects than before are masked anew. */
function contextAfter(known: Known, context: unknown, open: Openness): Plain {
  const before = known.standing.context;
  const { raw } = known;
  if (context === raw) return before;
  if (!isObject(context) || !isObject(raw) || Array.isArray(context)) return mask(context, open);
  if (typeof before !== 'object' || before === null || Array.isArray(before))
    return mask(context, open);
  const same = new Set(
    Object.keys(context).filter(
      (key) => key in before && Reflect.get(context, key) === Reflect.get(raw, key),
    ),
  );
  const others = Object.fromEntries(Object.entries(context).filter(([key]) => !same.has(key)));
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => same.has(key)));
  const masked = mask(others, open);
  return { ...kept, ...(isObject(masked) && !Array.isArray(masked) ? masked : {}) };
}

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Turns what was noted into what may leave the page: masked, and only what changed. */
export function createSeer(opened: Openness, prefix: string) {
  const open: Openness = { secrets: new Set(), ...opened };
  const actors = new WeakMap<AnyActorRef, Known>();
  const ids = new WeakMap<AnyActorRef, string>();
  let count = 0;

  const idOf = (actor: AnyActorRef): string => {
    const known = ids.get(actor);
    if (known) return known;
    count += 1;
    const id = `${prefix}:${count}`;
    ids.set(actor, id);
    return id;
  };

  const askedAt = (snapshot: unknown) =>
    isMachineSnapshot(snapshot) && snapshot.status === 'active' ? askedFrom(snapshot, open) : [];

  const doneBy = (actions: readonly ToldAction[]) =>
    actions.flatMap((action) => actionSeen(action, open));

  const know = (actor: AnyActorRef, snapshot: unknown): Known => {
    const raw = rawContext(snapshot);
    const standing = {
      ...standingOf(actor, snapshot),
      context: mask(raw, open),
      asked: askedAt(snapshot),
    };
    const fresh = { id: idOf(actor), standing, raw };
    actors.set(actor, fresh);
    return fresh;
  };

  return {
    idOf,
    isKnown: (actor: AnyActorRef) => actors.has(actor),

    /** An actor as it stands at a snapshot; `start` is known when its start was seen. */
    actorSeen(
      actor: AnyActorRef,
      snapshot: unknown,
      at: number,
      events: number,
      start?: { input: unknown; actions?: readonly ToldAction[] },
    ): SeenActor {
      const { id, standing } = know(actor, snapshot);
      const weighed =
        start && isMachineSnapshot(snapshot) ? weighedAtStart(snapshot, start.input, open) : [];
      return {
        actor: id,
        parent: actor._parent ? idOf(actor._parent) : null,
        name: nameOf(actor),
        machine: machineOf(actor),
        isWhole: start !== undefined,
        input: mask(start?.input, open),
        at,
        events,
        ...standing,
        ...(weighed.length > 0 && { weighed }),
        ...(start?.actions && isMachineSnapshot(snapshot) && { begun: doneBy(start.actions) }),
      };
    },

    /** One step, without what it left as it was. */
    stepSeen({ actor, source, event, at, microsteps, actions, snapshot }: Noted): SeenStep {
      const known = actors.get(actor) ?? know(actor, snapshot);
      const before = known.standing;
      const context = contextAfter(known, rawContext(snapshot), open);
      const asked = askedAt(snapshot);
      const standing: Standing = { ...standingOf(actor, snapshot), context, asked };
      known.standing = standing;
      known.raw = rawContext(snapshot);
      const step: SeenStep = { actor: known.id, at, event: seenEvent(event, open) };
      if (source) step.from = idOf(source);
      const taken = microsteps.flatMap((one) => one.taken);
      if (taken.length > 0) step.taken = taken.map(transitionId);
      const weighed = microsteps.flatMap((one) => weighedIn(one, open));
      if (weighed.length > 0) step.weighed = weighed;
      if (standing.status !== before.status) step.status = standing.status;
      if (!sameText(standing.value, before.value)) {
        step.value = standing.value;
        step.active = standing.active;
      }
      if (!sameText(standing.tags, before.tags)) step.tags = standing.tags;
      if (!sameText(standing.timers, before.timers)) step.timers = standing.timers;
      if (!sameText(asked, before.asked)) step.asked = asked;
      const changes = changesBetween(before.context, context);
      if (changes.length > 0) step.changes = changes;
      if (isMachineSnapshot(snapshot)) step.actions = doneBy(actions);
      return step;
    },

    /** The end of an actor that nobody watches any longer; nothing when its end was seen. */
    endSeen(actor: AnyActorRef, at: number): SeenStep[] {
      const known = actors.get(actor);
      if (known?.standing.status !== 'active') return [];
      const { status } = actor.getSnapshot();
      known.standing = { ...known.standing, timers: [], asked: [], status };
      const ended = status === 'active' ? 'stopped' : String(status);
      const event = { type: 'xstate.stop' };
      return [{ actor: known.id, at, event, status: ended, timers: [], asked: [] }];
    },
  };
}
