import type { ActorRefFrom } from 'xstate';
import type { convertPointsMachine } from '../../../machines/account/convertPoints';

/** What a customer can do while converting points. Each submit is a request of its own. */
export const convertPointsIntents = (actor: ActorRefFrom<typeof convertPointsMachine>) => ({
  submit: (points: number) =>
    actor.send({
      type: 'convertPoints.submitted',
      request: { points, key: crypto.randomUUID() },
    }),
  retry: () => actor.send({ type: 'convertPoints.retried' }),
  close: () => actor.send({ type: 'convertPoints.closed' }),
});
