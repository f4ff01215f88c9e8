import type { Deps } from '../deps';
import { byCommand, noteAct } from '../operator/noteAct';
import { countWaiting, listWaiting, tryAgain } from '../outgoing/queue';
import { OpsError } from './opsError';
import { mostRows, table, withRest } from './table';

/** What people and programs outside have yet to be told, and what was given up. */
export async function listOutgoing({ db }: Deps): Promise<string> {
  const rows = await listWaiting(db, mostRows);
  const counts = await countWaiting(db);
  const list = table(
    ['by', 'about', 'what', 'since', 'tries', 'next'],
    rows.map(({ channel, subject, about, what, at, tries, nextAt, gaveUpAt }) => [
      channel,
      `${subject} ${about}`,
      what,
      at.toISOString().slice(0, 19),
      String(tries),
      gaveUpAt ? 'given up' : nextAt.toISOString().slice(0, 19),
    ]),
    'Nothing waits to be sent.',
  );
  return withRest(
    list,
    counts.reduce((all, { waiting, given_up }) => all + waiting + given_up, 0),
  );
}

/** Tries again what was given up. */
export async function retryOutgoing({ db, clock }: Deps): Promise<string> {
  const at = clock.now();
  const count = await db.transaction(async (tx) => {
    const tried = await tryAgain(tx, at);
    const note = String(tried);
    if (tried > 0) await noteAct(tx, byCommand, { kind: 'outgoing.retried', note, at });
    return tried;
  });
  if (count === 0) throw new OpsError('nothing was given up');
  return `${count} ${count === 1 ? 'message is' : 'messages are'} tried again`;
}
