import type { Deps } from '../deps';
import { logError } from '../http/log';
import { sendDue, spreadHappenings } from './round';

const roundMilliseconds = 1_000;

/** Goes on until the server stops, each second or at once while there is more; a failing round is told once. */
function keepOn(deps: Deps, doing: string, round: () => Promise<number>): void {
  let timer: NodeJS.Timeout | null = null;
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
    timer = setTimeout(() => void run(), wait);
    timer.unref();
  };
  deps.stopping.addEventListener('abort', () => timer && clearTimeout(timer), { once: true });
  plan(roundMilliseconds);
}

/**
 * Tells people and programs outside what has happened in the shop, each channel by itself: a mail server that is away
 * keeps no webhook waiting. Call it once at start.
 */
export function startOutgoing(deps: Deps): void {
  keepOn(deps, 'what has happened could not be passed on', () => spreadHappenings(deps));
  for (const channel of ['mail', 'text', 'webhook'] as const)
    keepOn(deps, `${channel} could not be sent`, () => sendDue(deps, channel));
}
