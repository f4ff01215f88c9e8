import { and, asc, eq, isNull } from 'drizzle-orm';
import { supportLength } from '../../domain/orders/support';
import { supportMessages } from '../db/schema/inbox';
import type { Deps } from '../deps';
import { t } from '../locales/t';
import { byCommand, noteAct } from '../operator/noteAct';
import { OpsError } from './opsError';
import { mostRows, table, withRest } from './table';

const open = isNull(supportMessages.answeredAt);

export async function listQuestions(deps: Deps): Promise<string> {
  const rows = await deps.db
    .select()
    .from(supportMessages)
    .where(open)
    .orderBy(asc(supportMessages.id))
    .limit(mostRows);
  const list = table(
    ['question', 'about', 'from', 'message'],
    rows.map(({ id, topic, name, email, phone, body }) => [
      String(id),
      topic,
      [name, email, phone].filter(Boolean).join(' '),
      body,
    ]),
    'No question waits for an answer.',
  );
  return withRest(list, await deps.db.$count(supportMessages, open));
}

const titles = t('Our answer to your message');

/** Answers by mail where there is an address, else by text message; a question is answered once. */
export async function answerQuestion(deps: Deps, id: number, text: string): Promise<string> {
  if (text === '' || text.length > supportLength) {
    throw new OpsError(`an answer has 1 to ${supportLength} letters`);
  }
  const waiting = and(eq(supportMessages.id, id), open);
  const [question] = await deps.db.select().from(supportMessages).where(waiting);
  if (!question) throw new OpsError(`no question ${id} waits for an answer`);
  const { email, phone, language, body } = question;
  const channel = email ? 'email' : 'phone';
  if (!deps.messenger.canSend(channel)) {
    throw new OpsError(`no ${email ? 'mail server' : 'SMS service'} is configured to answer with`);
  }
  const now = deps.clock.now();
  // Before it is marked: an answer that did not leave can be given again.
  await deps.messenger.send(
    {
      channel,
      to: email || phone,
      title: titles[language],
      body: `${text}\n\n> ${body}`,
      code: '',
    },
    now,
  );
  await deps.db.transaction(async (tx) => {
    await tx
      .update(supportMessages)
      .set({ answer: text, answeredAt: now })
      .where(eq(supportMessages.id, id));
    await noteAct(tx, byCommand, { kind: 'question.answered', about: id, at: now });
  });
  return `answered to ${email || phone}`;
}
