import type { AskForPage, PageAnswer } from '../../domain/renderedPage';
import { isKeptCall } from '../worker/keptCalls';

interface Listened {
  asked: PageAnswer[];
  hasFailed: boolean;
}

/** What is found is the same for everybody; a browser keeps no answer to it, since it tells what was sought. */
const found = /^\/api\/v1\/(items|stores)\/search$/;
const isForAll = (path: string) => isKeptCall(path) || found.test(path);

let current: { ask: AskForPage; to: Listened } | null = null;

/** From here on calls go to `ask`; answers what was asked and whether something was refused, when the page is rendered. */
export function listen(ask: AskForPage): Listened {
  const to: Listened = { asked: [], hasFailed: false };
  current = { ask, to };
  return to;
}

/**
 * In place of `client/earlyAnswers.ts`: only what is the same for everybody is asked; the page of somebody stays
 * without what is theirs.
 */
export async function takeEarlyAnswer(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<Response> {
  const isPublic = method === 'GET' && isForAll(new URL(url, 'http://shop').pathname);
  if (!current || !isPublic) throw new Error('Not asked by a server.');
  // A page that was given up may be answered while the next one is rendered: it keeps its own.
  const { ask, to } = current;
  // The place that the page is rendered for has no point.
  const { latitude: _, longitude: __, ...ofChoice } = headers;
  const { status, text } = await ask(url, method, ofChoice).catch((error: unknown) => {
    to.hasFailed = true;
    throw error;
  });
  if (status === 200) to.asked.push({ url, module: headers.moduleId, text });
  else if (status !== 404) to.hasFailed = true;
  return new Response(text, { status });
}
