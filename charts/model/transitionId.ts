import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * A transition's id in the chart: its state, its event and its place among the alternatives. The same for
 * the definition that an inspection event names as the one that was taken.
 */
export function transitionId(definition: AnyTransitionDefinition): string {
  const source: AnyStateNode = definition.source;
  const { eventType } = definition;
  const among =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id}|${eventType}|${among.indexOf(definition)}`;
}
