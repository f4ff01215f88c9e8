import { eq, sql } from 'drizzle-orm';
import * as calls from '../../../domain/account/notificationEndpoints';
import { notificationReads, pushTokens } from '../../db/schema/inbox';
import { pageFields, windowOf } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { customerOf } from '../../identity/routes';
import { t } from '../../locales/t';
import { announceInbox } from '../../orders/tracking/news';
import { newsPage, seenUntil } from './gather';
import { wordsOf } from './texts';

const texts = {
  read: t('Noted'),
  registered: t('You will hear of your orders here.'),
  removed: t('You will hear nothing more here.'),
};

/** News of orders, trips, refunds, wallet and points, and the browsers that they are pushed to (SESS-15). */
export const registerNotifications: Register = (serve, deps) => {
  serve(calls.listNotifications, async ({ caller, query, language }) => {
    const { id } = customerOf(caller);
    const now = deps.clock.now();
    const { rows, total } = await newsPage(deps.db, id, now, windowOf(query));
    const seen = await seenUntil(deps.db, id, now);
    const config = await deps.settings.config(language);
    return {
      ...pageFields(total, query),
      notifications: rows.map((news) => ({
        id: news.id,
        data: {
          ...wordsOf(news, config, language),
          type: news.kind,
          order_id: news.kind === 'trip' ? null : news.about,
          trip_id: news.kind === 'trip' ? news.about : null,
        },
        is_read: news.at <= seen ? (1 as const) : (0 as const),
        created_at: news.at.toISOString(),
      })),
    };
  });

  serve(calls.readNotifications, async ({ caller, body, language }) => {
    const { id: customerId } = customerOf(caller);
    const now = deps.clock.now();
    // Nothing was told before there were clocks like these, and no database keeps such years.
    const until = new Date(Math.max(0, Date.parse(body.until)));
    // What is still to come has not been seen.
    const readAt = until < now ? until : now;
    const changed = await deps.db
      .insert(notificationReads)
      .values({ customerId, readAt })
      .onConflictDoUpdate({
        target: notificationReads.customerId,
        set: { readAt },
        setWhere: sql`${notificationReads.readAt} < excluded.read_at`,
      })
      .returning({ customerId: notificationReads.customerId });
    if (changed.length > 0) await announceInbox(deps.db, customerId);
    return { message: texts.read[language] };
  });

  serve(calls.registerPush, async ({ caller, body, language }) => {
    if (caller.kind !== 'customer') throw new Refusal('unauthenticated');
    const { id: customerId, tokenHash: session } = caller;
    const { cm_firebase_token: token } = body;
    if (token === '') {
      await deps.db.delete(pushTokens).where(eq(pushTokens.session, session));
      return { message: texts.removed[language] };
    }
    const now = deps.clock.now();
    const mine = { customerId, session, language, toldAt: now };
    // A browser belongs to whoever signed in there last.
    await deps.db
      .insert(pushTokens)
      .values({ ...mine, token, createdAt: now })
      .onConflictDoUpdate({ target: pushTokens.token, set: mine });
    return { message: texts.registered[language] };
  });
};
