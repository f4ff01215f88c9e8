import type { Hono } from 'hono';
import { languages, spokenIn } from '../../domain/language/languages';
import { t } from '../locales/t';
import type { Observe } from '../observe/observer';
import { isTraced } from '../observe/spans';
import { watchCalls } from '../observe/watchCalls';
import { inTime } from './inTime';
import { Refusal, refusalResponse } from './refusal';

/** What stands between the network and the app: it answers for the app before it is there and when it leaves. */
export interface Door {
  /** `connection` is what the listener knows of the call beside the request. */
  fetch(request: Request, connection?: object): Response | Promise<Response>;
  /**
   * Lets requests through; /readyz answers 200 as long as `check` does not throw, and adds what `detail` says. Who
   * observes is told of each answer.
   */
  open(
    app: Hono,
    check: () => Promise<void>,
    observers?: readonly Observe[],
    detail?: () => string,
  ): void;
  close(): void;
  /** Aborted by `close`. */
  stopping: AbortSignal;
  /** Milliseconds since the last request came through. */
  idle(): number;
}

const starting = t('The shop is starting. Please try again in a moment.');
const leaving = t('The shop is restarting. Please try again in a moment.');

/** Says so in every language, and asks again by itself. */
const waitingPage = ({ text, status, retryAfter }: Refusal) => {
  const seconds = String(retryAfter ?? 1);
  const lines = languages.map(
    ({ code, direction }) => `<p lang="${code}" dir="${direction}">${text[code]}</p>`,
  );
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${seconds}">
<meta name="viewport" content="width=device-width"><title>Flowmart</title>
<body style="font:18px/1.6 system-ui;display:grid;place-items:center;min-height:90vh;margin:0;text-align:center">
<main>${lines.join('')}</main></body></html>`,
    {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': seconds },
    },
  );
};

const plain = (text: string, status: number) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** @param answerSeconds after which a call that is not answered is refused */
export function createDoor(answerSeconds: number): Door {
  const stop = new AbortController();
  let inside: { app: Hono; check: () => Promise<void>; detail: () => string } | null = null;
  let watch: ReturnType<typeof watchCalls> = (_, answering) => answering();
  let lastRequest = performance.now();

  const isReady = async (): Promise<boolean> => {
    if (!inside || stop.signal.aborted) return false;
    return inside.check().then(
      () => true,
      () => false,
    );
  };

  const away = (request: Request): Response => {
    const isStopping = stop.signal.aborted;
    const message = isStopping ? leaving : starting;
    const response = refuse(request, new Refusal('unavailable', { message, retryAfter: 1 }));
    if (isStopping) response.headers.set('Connection', 'close');
    return response;
  };

  const refuse = (request: Request, refusal: Refusal): Response =>
    !stop.signal.aborted && request.headers.get('accept')?.includes('text/html')
      ? waitingPage(refusal)
      : refusalResponse(refusal, spokenIn(request.headers.get('x-localization')));

  const answer = async (request: Request, connection?: object): Promise<Response> => {
    if (!inside || stop.signal.aborted) return away(request);
    lastRequest = performance.now();
    try {
      const answering = inside.app.fetch(request, connection);
      return await inTime(answering, connection, answerSeconds * 1000);
    } catch (error) {
      if (error instanceof Refusal) return refuse(request, error);
      throw error;
    }
  };

  return {
    stopping: stop.signal,
    idle: () => performance.now() - lastRequest,
    open: (app, check, observers = [], detail = () => '') => {
      inside = { app, check, detail };
      if (observers.length > 0 || isTraced()) watch = watchCalls(observers);
    },
    close: () => stop.abort(),
    fetch: async (request, connection) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/healthz') return plain('alive', 200);
      if (pathname === '/readyz') {
        if (!(await isReady())) return plain('not ready', 503);
        return plain(['ready', inside?.detail()].filter(Boolean).join('\n'), 200);
      }
      return watch(request, () => answer(request, connection));
    },
  };
}
