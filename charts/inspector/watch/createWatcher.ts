import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { Openness } from '../../masking/mask';
import {
  type Channel,
  type InspectorMessage,
  isMessage,
  type PageMessage,
  PROTOCOL,
  type Role,
  type SeenActor,
  type SeenStep,
} from '../protocol';
import { createSeer, type Noted } from './seen';
import { isMachineSnapshot, safeName } from './standing';
import { waysFrom } from './ways';

interface Options {
  channel: Channel;
  /** What may be read of contexts, events, inputs and outputs; nothing but numbers and names by default. */
  open?: Openness;
  role?: Role;
  /** Where the page is; shown as its name. */
  path?: () => string;
  /** Clock in milliseconds since 1970. */
  now?: () => number;
  /** Does work when the page has time for it. */
  later?: (work: () => void) => void;
}

export interface Watcher {
  /** Watches an actor and all below it; best before it is started. Answers the way to stop. */
  watch(actor: AnyActorRef): () => void;
  /** Takes what an actor below a watched one lived through before; `at` in milliseconds since 1970. */
  takeEarlier(events: readonly { event: InspectionEvent; at: number }[]): void;
  /** Says that the page is here: inspectors that are open ask for all. */
  arrive(): void;
  /** Tells at once what is still waiting to be told, and that the page is left. */
  leave(): void;
}

type Entry = Noted | (Pick<Noted, 'actor' | 'at' | 'snapshot'> & { kind: 'starts' | 'leaves' });

/** Milliseconds of work at a time: a page that draws sixty times a second does not notice. */
const slice = 4;

const childrenOf = (actor: AnyActorRef): AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(actor.getSnapshot()?.children ?? {}).flatMap((child) =>
    child ? [child, ...childrenOf(child)] : [],
  );

const random = () => Math.random().toString(36).slice(2, 8);

/** A path without what stands for one person or order. */
const plainPath = (path: string) =>
  path
    .split('/')
    .map((part) => part && safeName(part))
    .join('/');

/**
 * Tells inspectors of this origin what the actors of a page live through. While an event is taken it is only noted;
 * it is masked, compared and sent when the page has time, and only while an inspector listens.
 */
export function createWatcher(options: Options): Watcher {
  const { channel, open = {}, role = 'read', path = () => location.pathname } = options;
  const { now = Date.now, later = (work) => void setTimeout(work, 0) } = options;
  const page = random();
  const seer = createSeer(open, page);
  const roots = new Set<AnyActorRef>();
  const byId = new Map<string, AnyActorRef>();
  const underWay = new WeakMap<AnyActorRef, Noted>();
  const followed = new Map<string, string>();
  const inspectors = new Set<string>();
  const begun = new WeakMap<AnyActorRef, { at: number; input: unknown }>();
  const waiting: Entry[] = [];
  let isPlanned = false;
  /** Whether what happened before the first inspector asked is kept for it. */
  let keepsEarly = false;
  let lastPath = '';

  type Unsigned<M> = M extends PageMessage ? Omit<M, 'from' | 'page'> : never;
  const say = (message: Unsigned<PageMessage>) =>
    channel.post({ from: 'page', page, ...message } as PageMessage);

  const seenAs = (actor: AnyActorRef, snapshot: unknown, start?: { input: unknown }): SeenActor => {
    byId.set(seer.idOf(actor), actor);
    return seer.actorSeen(actor, snapshot, begun.get(actor)?.at ?? now(), start);
  };

  const tellWays = (inspector: string, id: string) => {
    const actor = byId.get(id);
    const snapshot: unknown = actor?.getSnapshot();
    const isRunning = isMachineSnapshot(snapshot) && snapshot.status === 'active';
    say({ kind: 'ways', to: inspector, actor: id, ways: isRunning ? waysFrom(snapshot) : [] });
  };

  const seenOf = (entry: Entry): (SeenActor | SeenStep)[] => {
    const { actor, at, snapshot } = entry;
    if (!('kind' in entry)) {
      const before = seer.isKnown(actor) ? [] : [seenAs(actor, snapshot)];
      return [...before, seer.stepSeen(entry)];
    }
    if (entry.kind === 'starts') return [seenAs(actor, snapshot, begun.get(actor))];
    byId.delete(seer.idOf(actor));
    const isLeft = !roots.has(actor) && seer.isKnown(actor);
    return isLeft ? seer.endSeen(actor, at) : [];
  };

  const tell = (entries: Entry[]) => {
    if (inspectors.size === 0 || entries.length === 0) return;
    const here = plainPath(path());
    if (here !== lastPath) say({ kind: 'came', path: here });
    lastPath = here;
    const seen = entries.flatMap(seenOf);
    say({ kind: 'seen', seen });
    const changed = new Set(seen.map(({ actor }) => actor));
    for (const [inspector, id] of followed) if (changed.has(id)) tellWays(inspector, id);
  };

  const flush = () => tell(waiting.splice(0));

  const work = () => {
    const ends = performance.now() + slice;
    while (waiting.length > 0 && performance.now() < ends) tell(waiting.splice(0, 8));
    isPlanned = waiting.length > 0;
    if (isPlanned) later(work);
  };

  const note = (entry: Entry) => {
    if (inspectors.size === 0 && !keepsEarly) return;
    waiting.push(entry);
    if (isPlanned || keepsEarly) return;
    isPlanned = true;
    later(work);
  };

  const inspect = (inspected: InspectionEvent, at = now()) => {
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
  };

  /** What runs already; those of which earlier events wait to be told are told from their start. */
  const present = (): SeenActor[] => {
    const early = new Set(waiting.map(({ actor }) => actor));
    return [...roots]
      .flatMap((root) => [root, ...childrenOf(root)])
      .filter((actor) => !early.has(actor))
      .map((actor) => seenAs(actor, actor.getSnapshot()));
  };

  const greet = (inspector: string) => {
    if (inspectors.size > 0) flush();
    inspectors.add(inspector);
    keepsEarly = false;
    lastPath = plainPath(path());
    const actors = present();
    say({ kind: 'here', to: inspector, protocol: PROTOCOL, path: lastPath, role, actors });
    work();
  };

  const send = (id: string, event: { type: string }): boolean => {
    const snapshot: unknown = byId.get(id)?.getSnapshot();
    if (role !== 'developer' || !isMachineSnapshot(snapshot) || event.type.startsWith('xstate.'))
      return false;
    const isPossible = snapshot.status === 'active' && snapshot.can(event);
    if (isPossible) byId.get(id)?.send(event);
    return isPossible;
  };

  const hear = (message: InspectorMessage) => {
    const { inspector } = message;
    if (message.kind === 'hello') greet(inspector);
    else if (message.kind === 'bye') {
      inspectors.delete(inspector);
      followed.delete(inspector);
    } else if (message.kind === 'follow') {
      followed.delete(inspector);
      if (message.actor === null || !byId.has(message.actor)) return;
      followed.set(inspector, message.actor);
      tellWays(inspector, message.actor);
    } else if (byId.has(message.actor)) {
      const wasPossible = send(message.actor, message.event);
      say({ kind: 'sent', to: inspector, actor: message.actor, wasPossible });
    }
  };

  channel.listen((message) => {
    if (isMessage(message) && message.from === 'inspector') hear(message);
  });

  return {
    watch(actor) {
      roots.add(actor);
      const subscription = actor.system.inspect((event: InspectionEvent) => inspect(event));
      return () => {
        roots.delete(actor);
        subscription.unsubscribe();
        // Whoever stops watching on an actor's last word does so before the actor tells of that word.
        const last = underWay.get(actor);
        const snapshot: unknown = actor.getSnapshot();
        if (last) note({ ...last, snapshot });
        note({ actor, kind: 'leaves', at: now(), snapshot });
      };
    },
    takeEarlier: (events) => {
      keepsEarly = inspectors.size === 0;
      for (const { event, at } of events) inspect(event, at);
    },
    arrive: () => say({ kind: 'arrived' }),
    leave: () => {
      flush();
      say({ kind: 'left' });
    },
  };
}
