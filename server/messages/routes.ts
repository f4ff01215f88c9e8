import { desc } from 'drizzle-orm';
import { outbox } from '../db/schema/identity';
import type { Register } from '../http/serve';
import { outboxPage } from './outboxPage';

const shown = 100;

export const registerOutbox: Register = (_serve, { db, env }, app) => {
  if (!env.DEMO_MODE) return;
  app.get('/demo/outbox', async (c) => {
    const messages = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(shown);
    c.header('Cache-Control', 'no-store');
    if (!c.req.header('accept')?.includes('text/html')) {
      return c.json({
        messages: messages.map(({ id, channel, recipient, title, body, code, createdAt }) => ({
          id,
          channel,
          to: recipient,
          title,
          body,
          code,
          created_at: createdAt.toISOString(),
        })),
      });
    }
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return c.html(outboxPage(messages));
  });
};
