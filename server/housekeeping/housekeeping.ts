import type { Deps } from '../deps';
import { logError } from '../http/log';
import { spanned } from '../observe/spans';
import { countSales } from './countSales';
import { sweep } from './sweep';
import { claimTurn, tidy, tidySoon } from './tidy';

export const roundMilliseconds = 60_000;
/** A shop that nobody has asked for so long is not kept waiting by a sweep. */
const quietMilliseconds = 5_000;
/** A shop that is never quiet is swept all the same after so many rounds. */
const mostRoundsUnswept = 60;

/**
 * Keeps the database small, and the demo’s offers going, while the server runs, until it stops; call it once at start. `idle` tells for
 * how many milliseconds nobody has asked for anything. A round that fails is told once and tried again.
 */
export function startHousekeeping(deps: Deps, idle: () => number): void {
  let unswept = 0;
  let isFailing = false;
  let timer: NodeJS.Timeout | null = null;

  const round = async () => {
    try {
      if (!deps.database.hasRoom()) return;
      const now = deps.clock.now();
      await tidySoon(deps.db, now);
      if (await claimTurn(deps.db, now)) {
        await tidy(deps.db, now);
        await countSales(deps.db, now);
      }
      await deps.demo?.renew(deps.db, now);
      await deps.demo?.remember(deps);
      if (deps.database.kind === 'pglite') await sweepWhenQuiet();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !deps.stopping.aborted) logError('housekeeping failed', error);
      isFailing = true;
    } finally {
      if (!deps.stopping.aborted) plan();
    }
  };
  const sweepWhenQuiet = async () => {
    const isOverdue = unswept >= mostRoundsUnswept;
    const mayGoOn = () => !deps.stopping.aborted && (isOverdue || idle() >= quietMilliseconds);
    unswept += 1;
    if (!mayGoOn()) return;
    await sweep(deps.db, mayGoOn);
    unswept = 0;
  };
  const plan = () => {
    const job = { name: 'job housekeeping', kind: 'job' } as const;
    timer = setTimeout(() => void spanned(job, round), roundMilliseconds);
    timer.unref();
  };

  deps.stopping.addEventListener('abort', () => timer && clearTimeout(timer), { once: true });
  plan();
}
