import {
  assign,
  cancel,
  emit,
  enqueueActions,
  log,
  raise,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { askSix, type FiveArgs } from './askSix';
import type { SixFunction, SixSources } from './machine';

type Queue = (action: unknown) => void;

const idOf = (actor: unknown): unknown =>
  typeof actor === 'object' && actor !== null && !('sessionId' in actor)
    ? Reflect.get(actor, 'id')
    : actor;

/** XState's creators of actions are typed for the machine that they are written in; here there is none. */
const made = (create: (...args: never[]) => unknown, ...args: unknown[]): unknown =>
  Reflect.apply(create, undefined, args);

/** Where a function of XState 6 leaves what is to be done, for XState 5 to do. */
function enqueueInto(queue: Queue, sources: SixSources): unknown {
  const nameOf = (logic: unknown) =>
    Object.entries(sources.actors).find(([, one]) => one === logic)?.[0] ?? logic;
  const ways: Record<string, (...args: unknown[]) => unknown> = {
    raise: (event, options) => queue(made(raise, event, options)),
    emit: (event) => queue(made(emit, event)),
    log: (...values) => queue(made(log, () => values.join(' '))),
    cancel: (id) => queue(made(cancel, id)),
    sendTo: (actor, event, options) => queue(made(sendTo, idOf(actor), event, options)),
    stop: (actor) => queue(made(stopChild, idOf(actor))),
    spawn: (source, options) => {
      const { id = `xstate6.${String(nameOf(source))}`, input } = Object(options ?? {});
      queue(made(spawnChild, nameOf(source), { id, input }));
      return { id };
    },
  };
  const does = (effect: (...args: unknown[]) => unknown, ...args: unknown[]) => {
    const name =
      Object.entries(sources.actions).find(([, one]) => one === effect)?.[0] ?? effect.name;
    queue(Object.assign(() => effect(...args), { type: name || 'unnamed' }));
  };
  return new Proxy(does, {
    get: (_, name) => {
      const way = ways[String(name)];
      if (way) return way;
      throw new Error(`enq.${String(name)} has no counterpart in XState 5`);
    },
  });
}

const patchOf = (answer: unknown): object =>
  typeof answer === 'object' && answer !== null && 'context' in answer
    ? { ...Object(answer.context) }
    : {};

/** What a function leaves: its part of the context, then what it has put into the queue. */
export function doingOf(answer: SixFunction, sources: SixSources): unknown[] {
  const code = answer.toString();
  const sets = /\bcontext\b\s*[:,}]/.test(code.slice(code.indexOf(')')));
  const patch = made(assign, (args: FiveArgs) => patchOf(askSix(answer, args, sources)));
  const rest = made(enqueueActions, ({ enqueue, ...args }: FiveArgs & { enqueue: Queue }) => {
    askSix(answer, args, sources, enqueueInto(enqueue, sources));
  });
  // The queue is filled first, by the context that the function was asked with.
  return [...(answer.length >= 2 ? [rest] : []), ...(sets ? [patch] : [])];
}

/** The part of the context that a transition sets by itself. */
export const patching = (context: unknown, sources: SixSources): unknown[] => {
  if (context === undefined) return [];
  const patch = (args: FiveArgs) =>
    typeof context === 'function'
      ? { ...Object(askSix((told) => Reflect.apply(context, undefined, [told]), args, sources)) }
      : { ...Object(context) };
  return [made(assign, patch)];
};
