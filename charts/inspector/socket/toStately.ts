import type { StatelyInspector } from '../sink/stately';

/** The version of Stately's inspection protocol that is spoken: that of `@statelyai/inspect`. */
const statelyVersion = '0.7.2';

/** An inspector of Stately's that says each of its messages by `send`. */
export function statelyTeller(send: (message: object) => void): StatelyInspector {
  const about = (rootId: string) => ({
    createdAt: Date.now().toString(),
    _version: statelyVersion,
    id: null,
    rootId,
  });
  const roots = new Map<string, string>();
  const rootOf = (id: string) => roots.get(id) ?? id;
  return {
    actor: ({ sessionId, logic, _parent }, snapshot) => {
      if (_parent) roots.set(sessionId, rootOf(_parent.sessionId));
      send({
        type: '@xstate.actor',
        name: logic?.config.id ?? sessionId,
        sessionId,
        parentId: _parent?.sessionId,
        definition: JSON.stringify(logic?.config),
        snapshot,
        ...about(rootOf(sessionId)),
      });
    },
    event: (sessionId, event, { source }) =>
      send({
        type: '@xstate.event',
        event,
        sessionId,
        sourceId: source,
        ...about(rootOf(sessionId)),
      }),
    snapshot: (sessionId, snapshot, { event }) =>
      send({ type: '@xstate.snapshot', event, snapshot, sessionId, ...about(rootOf(sessionId)) }),
    stop: () => undefined,
  };
}
