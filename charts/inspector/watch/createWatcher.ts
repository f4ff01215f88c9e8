import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { Openness } from '../../model/mask';
import { safeName } from '../../model/safeName';
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
import { createNoter, type Entry } from './noting';
import { createQueue } from './queue';
import { createSeer, type ToldAction } from './seen';
import { isMachineSnapshot } from './standing';

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
  const inspectors = new Set<string>();
  /** Whether what happened before the first inspector asked is kept for it. */
  let keepsEarly = false;
  let lastPath = '';

  type Unsigned<M> = M extends PageMessage ? Omit<M, 'from' | 'page'> : never;
  const say = (message: Unsigned<PageMessage>) =>
    channel.post({ from: 'page', page, ...message } as PageMessage);

  const seenAs = (
    actor: AnyActorRef,
    snapshot: unknown,
    events: number,
    start?: { input: unknown; actions?: readonly ToldAction[] },
  ): SeenActor => {
    byId.set(seer.idOf(actor), actor);
    return seer.actorSeen(actor, snapshot, noter.beginningOf(actor)?.at ?? now(), events, start);
  };

  const seenOf = (entry: Entry): (SeenActor | SeenStep)[] => {
    const { actor, at, snapshot } = entry;
    if (!('kind' in entry)) {
      const before = seer.isKnown(actor) ? [] : [seenAs(actor, snapshot, entry.place - 1)];
      return [...before, seer.stepSeen(entry)];
    }
    if (entry.kind === 'starts') {
      const start = noter.beginningOf(actor);
      return [seenAs(actor, snapshot, 0, start && { ...start, actions: entry.actions })];
    }
    byId.delete(seer.idOf(actor));
    const isLeft = !roots.has(actor) && seer.isKnown(actor);
    return isLeft ? seer.endSeen(actor, at) : [];
  };

  const tell = (entries: Entry[]) => {
    if (inspectors.size === 0 || entries.length === 0) return;
    const here = plainPath(path());
    if (here !== lastPath) say({ kind: 'came', path: here });
    lastPath = here;
    say({ kind: 'seen', seen: entries.flatMap(seenOf) });
  };

  const queue = createQueue(tell, later);
  const noter = createNoter((entry) => {
    if (inspectors.size > 0 || keepsEarly) queue.add(entry, keepsEarly);
  });

  /** What runs already; those of which earlier events wait to be told are told from their start. */
  const present = (): SeenActor[] => {
    const early = new Set(queue.waiting.map(({ actor }) => actor));
    return [...roots]
      .flatMap((root) => [root, ...childrenOf(root)])
      .filter((actor) => !early.has(actor))
      .map((actor) => seenAs(actor, actor.getSnapshot(), noter.countOf(actor)));
  };

  const greet = (inspector: string) => {
    if (inspectors.size > 0) queue.flush();
    inspectors.add(inspector);
    keepsEarly = false;
    lastPath = plainPath(path());
    const actors = present();
    say({ kind: 'here', to: inspector, protocol: PROTOCOL, path: lastPath, role, actors });
    queue.work();
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
    else if (message.kind === 'bye') inspectors.delete(inspector);
    else if (byId.has(message.actor)) {
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
      const subscription = actor.system.inspect((event: InspectionEvent) =>
        noter.inspect(event, now()),
      );
      return () => {
        roots.delete(actor);
        subscription.unsubscribe();
        noter.leave(actor, now());
      };
    },
    takeEarlier: (events) => {
      keepsEarly = inspectors.size === 0;
      for (const { event, at } of events) noter.inspect(event, at, true);
    },
    arrive: () => say({ kind: 'arrived' }),
    leave: () => {
      queue.flush();
      say({ kind: 'left' });
    },
  };
}
