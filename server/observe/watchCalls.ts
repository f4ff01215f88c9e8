import { randomUUID } from 'node:crypto';
import type { Observe } from './observer';
import { noteId, routeOf } from './routes';
import { spanned } from './spans';

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
    const facts = { 'http.request.method': request.method, 'flowmart.request_id': id };
    const span = { name: request.method, kind: 'server', facts, from: request.headers } as const;
    const answeringTraced = () =>
      spanned(span, async (tell) => {
        const answer = await answering();
        const route = routeOf(request);
        tell({
          name: [request.method, route].filter(Boolean).join(' '),
          facts: {
            ...(route && { 'http.route': route }),
            'http.response.status_code': answer.status,
          },
          isError: answer.status >= 500,
        });
        return answer;
      });
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
      const answer = await answeringTraced();
      answer.headers.set(header, id);
      tell(answer.status);
      return answer;
    } catch (error) {
      tell(500);
      throw error;
    }
  };
