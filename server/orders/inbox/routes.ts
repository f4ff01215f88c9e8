import { and, eq, lt } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import * as calls from '../../../domain/orders/inboxEndpoints';
import { conversations } from '../../db/schema/inbox';
import type { Deps } from '../../deps';
import { findCaller, isStillIn } from '../../http/caller';
import { type PageQuery, pageFields, windowOf } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { openStream } from '../../http/stream';
import { customerOf } from '../../identity/routes';
import { t } from '../../locales/t';
import { createHub } from '../tracking/hub';
import { announceInbox, inboxTopic } from '../tracking/news';
import { streamLive } from '../tracking/stream';
import { countTalk } from './countTalk';
import { checkPartner } from './open';
import { presentTalks, wireMessage } from './present';
import { sendFromCustomer } from './send';
import * as store from './store';

const texts = { read: t('Noted') };

async function listPage(
  deps: Deps,
  customerId: number,
  query: PageQuery & { name?: string },
  language: Language,
) {
  const page = windowOf(query);
  const { rows, total } = await store.talksOf(deps.db, customerId, query.name ?? '', page);
  return {
    ...pageFields(total, query),
    conversations: await presentTalks(deps, rows, language),
  };
}

async function ownTalk(deps: Deps, customerId: number, id: number): Promise<store.Talk> {
  const talk = await store.findTalk(deps.db, customerId, id);
  if (!talk) throw new Refusal('not_found');
  return talk;
}

async function presentOne(deps: Deps, talk: store.Talk, language: Language) {
  const [shown] = await presentTalks(deps, [talk], language);
  if (!shown) throw new Refusal('not_found');
  return shown;
}

/** The customer's inbox (SESS-08, HEAD-09): what they and stores and couriers write each other. */
export const registerInbox: Register = (serve, deps, app) => {
  serve(calls.listConversations, ({ caller, query, language }) =>
    listPage(deps, customerOf(caller).id, query, language),
  );
  serve(calls.searchConversations, ({ caller, query, language }) =>
    listPage(deps, customerOf(caller).id, query, language),
  );

  serve(calls.openConversation, async ({ caller, body, language }) => {
    const { id } = customerOf(caller);
    const orderId = await checkPartner(deps, id, body);
    await countTalk(deps, id);
    const partner = { kind: body.receiver_type, id: body.receiver_id };
    const now = deps.clock.now();
    const opened = await store.openTalk(deps.db, id, partner, orderId, language, now);
    return presentOne(deps, await ownTalk(deps, id, opened), language);
  });

  serve(calls.getConversation, async ({ caller, query, language }) => {
    const talk = await ownTalk(deps, customerOf(caller).id, query.conversation_id);
    const { rows, total } = await store.messagesOf(deps.db, talk.conversation.id, windowOf(query));
    return {
      ...pageFields(total, query),
      messages: await Promise.all(rows.map((row) => wireMessage(deps, row))),
      conversation: await presentOne(deps, talk, language),
    };
  });

  serve(calls.readConversation, async ({ caller, body, language }) => {
    const { id } = customerOf(caller);
    const { conversation } = await ownTalk(deps, id, body.conversation_id);
    // Not beyond what there is: what comes later has not been seen.
    const last = (await store.summaryOf(deps.db, [conversation.id])).get(conversation.id)?.last?.id;
    const readId = Math.min(body.last_id, last ?? 0);
    const newer = and(eq(conversations.id, conversation.id), lt(conversations.readId, readId));
    const changed = await deps.db
      .update(conversations)
      .set({ readId })
      .where(newer)
      .returning({ id: conversations.id });
    if (changed.length > 0) await announceInbox(deps.db, id);
    return { message: texts.read[language] };
  });

  serve(calls.sendMessage, async ({ caller, body, idempotencyKey: key, language }) =>
    wireMessage(deps, await sendFromCustomer(deps, customerOf(caller).id, body, { key, language })),
  );

  serve(calls.getInboxState, ({ caller }) =>
    store.stateOf(deps.db, customerOf(caller).id, deps.clock.now()),
  );

  const hub = createHub(deps, inboxTopic);
  app.get('/api/v1/customer/message/stream', async (c) => {
    if (deps.stopping.aborted) throw new Refusal('unavailable', { retryAfter: 2 });
    const authorization = c.req.header('authorization');
    const caller = await findCaller(deps.db, deps.clock.now(), authorization, null);
    const { id } = customerOf(caller);
    return openStream(c, deps, (stream) =>
      streamLive(deps, hub, stream, id, {
        event: 'inbox',
        // Whoever has been signed out meanwhile sees nothing more.
        read: async () => {
          const now = deps.clock.now();
          return (await isStillIn(deps.db, now, caller))
            ? store.stateOf(deps.db, id, now)
            : undefined;
        },
        message: (state) => state,
        isOver: () => false,
        isMoving: () => false,
      }),
    );
  });
};
