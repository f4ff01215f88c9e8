import {
  type Channel,
  isStep,
  type Message,
  type PageMessage,
  PROTOCOL,
  type SeenActor,
  type SeenEvent,
  type SeenStep,
} from '../protocol';
import { actorsIn, type KeptLog, keptOf } from './keeping';
import {
  contextAt,
  type Known,
  type LoggedActor,
  type LoggedStep,
  standingAt,
  unseenStep,
} from './known';
import { createVisits } from './visits';

/** Steps kept; the oldest go when there are more. */
const most = 6_000;
/** How many more there may be before these go, all at once. */
const slack = 600;

export interface Log {
  subscribe(listener: () => void): () => void;
  getKnown(): Known;
  send(actor: string, event: SeenEvent): void;
  /** Forgets the steps so far. */
  clear(): void;
  /** Counts states and transitions from none. */
  countAnew(): void;
  /** What is known, to be given to the log that goes on from here; of the steps the last ones, so many at most. */
  kept(most: number): KeptLog;
  close(): void;
}

interface Options {
  /** Tells listeners together: by default twenty times a second at most, which no eye follows. */
  together?: (tell: () => void) => void;
  /** What another log of this browser's window knew. */
  before?: KeptLog | null;
}

const atTimes = (tell: () => void) => void setTimeout(() => requestAnimationFrame(tell), 50);

/** Listens to the pages of this origin and keeps what their actors lived through. */
export function createLog(channel: Channel, options: Options = {}): Log {
  const { together = atTimes, before: earlier = null } = options;
  const inspector = Math.random().toString(36).slice(2, 8);
  const listeners = new Set<() => void>();
  const pages = new Map((earlier?.pages ?? []).map((page) => [page.id, page]));
  const actors = earlier ? actorsIn(earlier) : new Map<string, LoggedActor>();
  let steps: LoggedStep[] = [...(earlier?.steps ?? [])];
  let count = steps.at(-1)?.n ?? 0;
  let sent: Known['sent'] = null;
  const visits = createVisits(earlier?.visited);
  let known: Known = { pages, actors, steps, sent, visited: visits.told() };
  let isTelling = false;

  const changed = () => {
    if (isTelling) return;
    isTelling = true;
    together(() => {
      isTelling = false;
      known = {
        pages: new Map(pages),
        actors: new Map(actors),
        steps,
        sent,
        visited: visits.told(),
      };
      for (const listener of listeners) listener();
    });
  };

  const meet = (page: string, seen: SeenActor) => {
    const { status, value, active, tags, timers, asked } = seen;
    const before = actors.get(seen.actor);
    const standing = { status, value, active, tags, timers, asked };
    // An inspector that is told anew keeps what it has: the page counts on from the same steps.
    const { events: heard = before?.heard ?? 0 } = seen;
    if (!before) {
      if (seen.machine) visits.note(seen.machine, { active, taken: [] });
      return actors.set(seen.actor, { seen, page, standing, steps: [], heard });
    }
    const met = { ...before, page, standing, heard };
    if (before.heard === heard) return actors.set(seen.actor, met);
    count += 1;
    const step = unseenStep(before, seen, count);
    steps = [...steps, step];
    const gap = before.gap ?? count - 1;
    return actors.set(seen.actor, { ...met, steps: [...before.steps, step], gap });
  };

  const takeStep = (step: SeenStep) => {
    const actor = actors.get(step.actor);
    if (!actor) return;
    count += 1;
    const logged = { ...step, n: count };
    const { status, value, active, tags, timers, asked } = { ...actor.standing, ...step };
    actor.steps.push(logged);
    const standing = { status, value, active, tags, timers, asked };
    actors.set(step.actor, { ...actor, standing, heard: actor.heard + 1 });
    const { machine } = actor.seen;
    if (machine && (step.taken ?? step.active))
      visits.note(machine, { active, taken: step.taken ?? [] });
    steps.push(logged);
  };

  const prune = (left: number, over: number) => {
    if (steps.length <= over) return;
    const first = steps[steps.length - left]?.n ?? Number.POSITIVE_INFINITY;
    steps = steps.filter(({ n }) => n >= first);
    for (const [id, actor] of actors) {
      const gone = actor.steps.filter(({ n }) => n < first);
      if (gone.length === 0) continue;
      const context = contextAt(actor, gone.at(-1)?.n ?? 0);
      const seen = { ...standingAt(actor, first - 1), isWhole: false, context };
      const rest = actor.steps.filter(({ n }) => n >= first);
      if (rest.length === 0 && actor.standing.status !== 'active') actors.delete(id);
      else actors.set(id, { ...actor, seen: { ...actor.seen, ...seen }, steps: rest });
    }
  };

  const hear = (message: PageMessage) => {
    if (message.to !== undefined && message.to !== inspector) return;
    const { page } = message;
    const before = pages.get(page);
    if (message.kind === 'arrived')
      return channel.post({ from: 'inspector', inspector, kind: 'hello' });
    if (message.kind === 'here') {
      const { path, role, protocol } = message;
      const isUnderstood = protocol === PROTOCOL;
      pages.set(page, { id: page, path, role, isHere: true, isUnderstood });
      if (isUnderstood) for (const seen of message.actors) meet(page, seen);
    } else if (message.kind === 'came' && before) {
      pages.set(page, { ...before, path: message.path });
    } else if (message.kind === 'seen' && before?.isUnderstood) {
      steps = [...steps];
      for (const seen of message.seen) isStep(seen) ? takeStep(seen) : meet(page, seen);
      prune(most, most + slack);
    } else if (message.kind === 'left' && before) {
      pages.set(page, { ...before, isHere: false });
      for (const [id, actor] of actors)
        if (actor.page === page && actor.standing.status === 'active')
          actors.set(id, { ...actor, standing: { ...actor.standing, status: 'left', timers: [] } });
    } else if (message.kind === 'sent') sent = message;
    changed();
  };

  const deafen = channel.listen((message: Message) => {
    if (message.from === 'page') hear(message);
  });
  channel.post({ from: 'inspector', inspector, kind: 'hello' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getKnown: () => known,
    send: (actor, event) =>
      channel.post({ from: 'inspector', inspector, kind: 'send', actor, event }),
    clear: () => {
      for (const [id, actor] of actors) {
        const last = actor.steps.at(-1)?.n ?? 0;
        const seen = { ...actor.seen, ...actor.standing, context: contextAt(actor, last) };
        if (actor.standing.status !== 'active') actors.delete(id);
        else actors.set(id, { ...actor, seen: { ...seen, isWhole: false }, steps: [] });
      }
      steps = [];
      changed();
    },
    countAnew: () => {
      visits.forget();
      changed();
    },
    kept: (left) => {
      prune(left, left);
      return keptOf({ pages, actors, steps, visited: visits.told() });
    },
    close: () => {
      channel.post({ from: 'inspector', inspector, kind: 'bye' });
      deafen();
    },
  };
}
