import { eq } from 'drizzle-orm';
import { askShop } from '../../domain/orders/supportEndpoints';
import type { Tx } from '../db/client';
import { supportMessages } from '../db/schema/inbox';
import type { Deps } from '../deps';
import type { Register } from '../http/serve';
import { countByAddress } from '../identity/attempts';
import { requirePhone } from '../identity/identifiers';
import { t } from '../locales/t';

const texts = {
  received: t('Thank you. We have your message and answer within a day.'),
};

/** A number to answer to, if one was given. @throws Refusal `validation` */
const readPhone = async (deps: Deps, typed: string): Promise<string> =>
  typed === '' ? '' : requirePhone(deps, typed);

async function lockQuestion(tx: Tx, key: string) {
  const [question] = await tx
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.key, key))
    .for('update');
  return question;
}

/** Questions to the shop itself, from anybody (PAGE-05). */
export const registerSupport: Register = (serve, deps) => {
  serve(askShop, async ({ caller, body, language, address, idempotencyKey: key }) => {
    const now = deps.clock.now();
    const phone = await readPhone(deps, body.phone);
    const { message, ...from } = body;
    const customerId = caller.kind === 'customer' ? caller.id : null;
    const question = { ...from, phone, body: message, language, customerId };
    // Counted with the message, so that one sent again after a lost answer counts once.
    await deps.db.transaction(async (tx) => {
      const before = key ? await lockQuestion(tx, key) : undefined;
      if (before?.answeredAt === null) {
        await tx.update(supportMessages).set(question).where(eq(supportMessages.id, before.id));
        return;
      }
      if (before?.body === message) return;
      const added = await tx
        .insert(supportMessages)
        .values({ ...question, key: before ? null : key, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: supportMessages.id });
      if (added.length > 0)
        await countByAddress(tx, 'support', address, deps.env.LIMIT_MESSAGES, now);
    });
    return { message: texts.received[language] };
  });
};
