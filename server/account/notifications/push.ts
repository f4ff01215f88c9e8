import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { pushTokens } from '../../db/schema/inbox';
import { tokens } from '../../db/schema/people';
import type { Deps } from '../../deps';
import { logError } from '../../http/log';
import { inboxTopic } from '../../orders/tracking/news';
import { createPusher, type PushMessage, readServiceAccount } from './firebase';
import { type News, newsAfter } from './gather';
import { wordsOf } from './texts';

const retryMilliseconds = 1_000;
/** After how long a message that was not taken is sent again; then it is given up. */
const againMilliseconds = [1_000, 10_000, 60_000];
/** Of much that happened at once the newest is enough. */
const mostAtOnce = 3;

const linkOf = ({ kind, about }: News): string => {
  if (kind === 'trip') return `/my-trips?trip_id=${about}`;
  if (about !== null) return `/track-order?order_id=${about}`;
  return kind === 'wallet' ? '/wallet' : '/loyalty-points';
};

interface Parcel {
  readonly token: string;
  readonly message: PushMessage;
}

/**
 * What browsers of a customer are to be told now, noted as told: of many servers one tells it. Browsers whose sign-in
 * has ended hear nothing.
 */
async function takeDue(deps: Deps, customerId: number): Promise<Parcel[]> {
  const now = deps.clock.now();
  // Before the transaction: the embedded database has one connection.
  const config = await deps.settings.config();
  return deps.db.transaction(async (tx) => {
    const alive = tx
      .select({ hash: tokens.hash })
      .from(tokens)
      .where(
        and(eq(tokens.customerId, customerId), isNull(tokens.revokedAt), gt(tokens.expiresAt, now)),
      );
    const browsers = await tx
      .select()
      .from(pushTokens)
      .where(and(eq(pushTokens.customerId, customerId), inArray(pushTokens.session, alive)))
      .for('update');
    const parcels: Parcel[] = [];
    for (const { token, language, toldAt } of browsers) {
      const news = await newsAfter(tx, customerId, toldAt, mostAtOnce);
      const last = news.at(-1);
      if (!last) continue;
      await tx.update(pushTokens).set({ toldAt: last.at }).where(eq(pushTokens.token, token));
      for (const one of news) {
        const { title, description: body } = wordsOf(one, config, language);
        const tag = one.kind === 'order' ? `order-${one.about}` : one.id;
        parcels.push({ token, message: { title, body, link: linkOf(one), tag } });
      }
    }
    return parcels;
  });
}

/** Pushes news to browsers as they happen, where Firebase's service account is configured (SESS-15); until the server stops. */
export function startPush(deps: Deps): void {
  const account = readServiceAccount(deps.env.FIREBASE_SERVICE_ACCOUNT);
  if (!account) return;
  const push = createPusher(deps.env, account);
  const send = async ({ token, message }: Parcel, waits: readonly number[]) => {
    if (deps.stopping.aborted) return;
    try {
      const isTaken = await push(token, message);
      if (!isTaken) await deps.db.delete(pushTokens).where(eq(pushTokens.token, token));
    } catch (error) {
      const [wait, ...rest] = waits;
      if (wait === undefined) logError('news were not pushed', error);
      else setTimeout(() => void send({ token, message }, rest), wait).unref();
    }
  };
  const tell = async (customerId: number) => {
    for (const parcel of await takeDue(deps, customerId)) await send(parcel, againMilliseconds);
  };
  const hear = (payload: string) => {
    if (deps.stopping.aborted) return;
    tell(Number(payload)).catch((error: unknown) => logError('news were not pushed', error));
  };
  const listen = () => {
    if (deps.stopping.aborted) return;
    deps.database.channel.subscribe(inboxTopic, hear).then(
      (stop) =>
        deps.stopping.addEventListener('abort', () => void stop().catch(() => undefined), {
          once: true,
        }),
      () => setTimeout(listen, retryMilliseconds).unref(),
    );
  };
  listen();
}
