import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Openness } from '../../model/mask';
import { readChart } from '../../model/readChart';
import { type Channel, isMessage, type Message, type Role } from '../protocol';
import { createWatcher } from '../watch/createWatcher';
import { hearSix, isOfSix, type SixInspection } from './fromSix';
import { createStatelyPage } from './fromStately';
import { openLine } from './line';

export interface InspectorOptions {
  /** Where `npx statechart-kit inspect` listens; `ws://localhost:8080` when left out, or as `STATECHART_KIT_PORT` says. */
  url?: string;
  /** What is shown of contexts and events; all but what has a secret's name when the address is of this machine, else no texts. */
  open?: Openness;
  /** `read` when nobody may send events from the page. */
  role?: Role;
  /** What the program is called on the page; its address or file when left out. */
  name?: string;
}

export interface SocketInspector {
  /** For `createActor(machine, { inspect })`, of XState 6 too. */
  inspect: (event: InspectionEvent | SixInspection) => void;
  /** Tells what still waits, and goes. */
  stop: () => void;
}

/** Events that are kept for a page that is not there yet; when there are more it is told how things stand. */
const most = 500;

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;

const isActor = (ref: object): ref is AnyActorRef => 'system' in ref && 'start' in ref;

const isHere = (url: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

const usualUrl = () => `ws://localhost:${globalThis.process?.env.STATECHART_KIT_PORT ?? 8080}`;

const ownName = (): string => {
  if ('location' in globalThis) return globalThis.location.pathname;
  return `/${globalThis.process?.argv[1]?.split(/[\\/]/).at(-1) ?? 'program'}`;
};

/**
 * Shows the actors of a program, in a browser or in Node, on the page of `npx statechart-kit inspect`. Works without it too: nothing is
 * sent then.
 */
export function createInspector(options: InspectorOptions = {}): SocketInspector {
  const { url = usualUrl(), role = 'developer', name = ownName() } = options;
  const hearers = new Set<(message: Message) => void>();
  const charts = new Map<string, AnyStateMachine>();
  const roots: AnyActorRef[] = [];
  const known = new WeakSet<object>();
  /** What happened before the page was there; null from then on. */
  let early: { event: InspectionEvent; at: number }[] | null = [];
  /** What actors of XState 6 have to tell, until the page is there. */
  let waiting: object[] | null = [];
  const line = openLine(new URL('/app', url).href, {
    onOpen: () => {
      for (const message of waiting ?? []) line.post(message);
      waiting = null;
      for (const machine of charts.values()) tellOf(machine);
      if (early) {
        watcher.takeEarlier(early);
        for (const root of roots) watcher.watch(root);
        early = null;
      }
      watcher.arrive();
    },
    onMessage: (message) => {
      if (isMessage(message)) for (const hear of hearers) hear(message);
    },
  });
  const tellOf = (machine: AnyStateMachine) => line.post({ chart: readChart(machine) });
  const channel: Channel = {
    post: (message) => line.post(message),
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
  const open = options.open ?? { everything: isHere(url) };
  const watcher = createWatcher({
    channel,
    open,
    role,
    path: () => name,
  });

  /** Actors of XState 6 tell of themselves as a program of their own. */
  const sixes = createStatelyPage(
    `xstate6-${Math.random().toString(36).slice(2, 8)}`,
    (message) => {
      if (!waiting) line.post(message);
      else if (waiting.push(message) > most) waiting.length = 0;
    },
    open,
  );
  hearers.add((message) => {
    if (message.from === 'inspector') sixes.answer(message);
  });

  const meet = (actor: AnyActorRef) => {
    if (known.has(actor)) return;
    known.add(actor);
    const logic: unknown = Reflect.get(actor, 'logic');
    if (isMachine(logic) && charts.get(logic.id) !== logic) {
      charts.set(logic.id, logic);
      tellOf(logic);
    }
    if (actor._parent) return;
    if (early) roots.push(actor);
    else watcher.watch(actor);
  };
  return {
    inspect: (event) => {
      if (isOfSix(event)) return hearSix(event, sixes.hear);
      if (event.type === '@xstate.actor' && isActor(event.actorRef)) meet(event.actorRef);
      if (early && early.push({ event, at: Date.now() }) > most) early.length = 0;
    },
    stop: () => {
      watcher.leave();
      line.close();
    },
  };
}
