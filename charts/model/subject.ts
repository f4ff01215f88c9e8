import type { AnyStateNode } from 'xstate';
import type { ChartTransition } from './chart';

const after = (text: string, prefix: string) =>
  text.startsWith(prefix) ? text.slice(prefix.length) : null;

/** Kind of a transition, and the name that its readers know it by, from XState's event type. */
export function subjectOf(
  source: AnyStateNode,
  eventType: string,
): Pick<ChartTransition, 'kind' | 'subject'> {
  if (eventType === '') return { kind: 'always', subject: '' };
  const actorNamed = (id: string) =>
    String(source.invoke.find((invoke) => invoke.id === id)?.src ?? id);
  const done = after(eventType, 'xstate.done.actor.');
  if (done !== null) return { kind: 'actorDone', subject: actorNamed(done) };
  const error = after(eventType, 'xstate.error.actor.');
  if (error !== null) return { kind: 'actorError', subject: actorNamed(error) };
  const snapshot = after(eventType, 'xstate.snapshot.');
  if (snapshot !== null) return { kind: 'actorSnapshot', subject: actorNamed(snapshot) };
  const state = after(eventType, 'xstate.done.state.');
  if (state !== null) return { kind: 'stateDone', subject: state };
  if (eventType === 'xstate.route') return { kind: 'route', subject: '' };
  const delayed = source.after.find((one) => one.eventType === eventType);
  if (delayed) return { kind: 'after', subject: String(delayed.delay) };
  return { kind: 'event', subject: eventType };
}
