import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../../deps';
import { Refusal, refusalResponse } from '../../http/refusal';
import { languageOf, type Register } from '../../http/serve';
import { callbackWith } from './callback';
import { registerDemoPage } from './demo/routes';
import { noteLostRefund } from './lostRefunds';
import { abandon, applyWord, readOutcome, returnPageOf } from './outcome';
import { flags } from './service';
import { findPayment } from './store';
import { languageOfPage, onThePage } from './trouble';

async function knownPayment(deps: Deps, id: string) {
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new Refusal('not_found');
  return payment;
}

/** Where a shopper goes back to, by what is known of the payment now. */
async function wayBack(deps: Deps, id: string): Promise<string> {
  const payment = await knownPayment(deps, id);
  return callbackWith(payment.callback, payment, flags[payment.status]);
}

export const registerPayment: Register = (serve, deps, app) => {
  registerDemoPage(serve, deps, app);
  const elsewhere = deps.env.gateways.filter(({ begins }) => begins === '/pay');
  if (elsewhere.length === 0) return;
  const onError = (c: Parameters<typeof languageOf>[0]) =>
    refusalResponse(new Refusal('too_large'), languageOf(c));
  app.use('/webhooks/*', bodyLimit({ maxSize: 1024 * 1024, onError }));
  app.use('/pay/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  app.get('/pay/:id', (c) =>
    onThePage(deps, c, 'pay', async () => {
      const payment = await knownPayment(deps, c.req.param('id'));
      if (payment.status === 'open') {
        const url = await returnPageOf(deps, payment, languageOfPage(c));
        if (url && new URL(url).protocol === 'https:') return c.redirect(url, 303);
      }
      await readOutcome(deps, await knownPayment(deps, payment.id));
      return c.redirect(await wayBack(deps, payment.id), 303);
    }),
  );

  app.get('/pay/:id/back', (c) =>
    onThePage(deps, c, 'back', async () => {
      const payment = await knownPayment(deps, c.req.param('id'));
      await readOutcome(deps, payment, new URL(c.req.url).searchParams);
      return c.redirect(await wayBack(deps, payment.id), 303);
    }),
  );

  app.get('/pay/:id/cancel', (c) =>
    onThePage(deps, c, 'cancel', async () => {
      const payment = await knownPayment(deps, c.req.param('id'));
      await abandon(deps, payment);
      return c.redirect(await wayBack(deps, payment.id), 303);
    }),
  );

  for (const provider of elsewhere) {
    app.post(`/webhooks/${provider.name}`, async (c) => {
      const news = await provider.readNews(c.req.raw);
      if (news && 'lostRefund' in news) await noteLostRefund(deps, provider, news);
      else if (news) await applyWord(deps, provider, news);
      return c.json({ received: true });
    });
  }
};
