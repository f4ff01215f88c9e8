import type { Deps } from '../deps';
import { logError } from '../http/log';
import { sendDue, spreadHappenings } from './round';

const roundMilliseconds = 1_000;

/**
 * Goes on until the server stops, each second or at once while there is more; a failing round is told once. What it
 * returns waits for the round that runs.
 */
function keepOn(deps: Deps, doing: string, round: () => Promise<number>): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  let isFailing = false;
  const run = async () => {
    let done = 0;
    try {
      if (deps.database.hasRoom()) done = await round();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !deps.stopping.aborted) logError(doing, error);
      isFailing = true;
    }
    if (!deps.stopping.aborted) plan(done > 0 ? 0 : roundMilliseconds);
  };
  const plan = (wait: number) => {
    timer = setTimeout(() => {
      running = run();
    }, wait);
    timer.unref();
  };
  deps.stopping.addEventListener('abort', () => timer && clearTimeout(timer), { once: true });
  // A server may be told to stop while it starts.
  if (!deps.stopping.aborted) plan(roundMilliseconds);
  return () => running;
}

/**
 * Tells people and programs outside what has happened in the shop, each channel by itself: a mail server that is away
 * keeps no webhook waiting. Call it once at start.
 * @returns what waits until nothing is being sent any more, so that a server that stops leaves nothing to be sent twice
 */
export function startOutgoing(deps: Deps): () => Promise<void> {
  const rounds = [
    keepOn(deps, 'what has happened could not be passed on', () => spreadHappenings(deps)),
    ...(['mail', 'text', 'webhook'] as const).map((channel) =>
      keepOn(deps, `${channel} could not be sent`, () => sendDue(deps, channel)),
    ),
  ];
  return async () => {
    await Promise.all(rounds.map((settled) => settled()));
  };
}
