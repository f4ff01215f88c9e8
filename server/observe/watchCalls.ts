import { randomUUID } from 'node:crypto';
import type { Observe } from './observer';
import { noteId, routeOf } from './routes';

const header = 'X-Request-Id';

/** What a proxy in front calls a call, where it can be nothing else than a name. */
const givenId = (request: Request) => /^[\w-]{8,64}$/.exec(request.headers.get(header) ?? '')?.[0];

/** Answers calls as told, gives each an id that its answer carries, and tells how it went. */
export const watchCalls =
  (observers: readonly Observe[]) =>
  async (request: Request, answering: () => Promise<Response>): Promise<Response> => {
    const begun = performance.now();
    const id = givenId(request) ?? randomUUID();
    noteId(request, id);
    const tell = (status: number) => {
      const call = {
        id,
        method: request.method,
        route: routeOf(request),
        status,
        milliseconds: performance.now() - begun,
      };
      for (const observe of observers) observe(call);
    };
    try {
      const answer = await answering();
      answer.headers.set(header, id);
      tell(answer.status);
      return answer;
    } catch (error) {
      tell(500);
      throw error;
    }
  };
