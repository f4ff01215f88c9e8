import { spokenIn } from '../../../../domain/language/languages';
import { formatMoney, fromMillis } from '../../../../domain/values/money';
import { Refusal } from '../../../http/refusal';
import type { Register } from '../../../http/serve';
import { callbackWith } from '../callback';
import { flags, type Outcome, settlePayment } from '../service';
import { findPayment, type PaymentRow } from '../store';
import { payPage } from './page';
import { demoPage } from './provider';

const outcomes: Record<string, Outcome> = { pay: 'paid', fail: 'failed', cancel: 'canceled' };

const kindOf = ({ tripId, walletOf }: PaymentRow) => {
  if (walletOf !== null) return 'wallet';
  return tripId === null ? 'order' : 'trip';
};

/** The stand-in page. It does not exist outside demo mode, or beside a gateway. */
export const registerDemoPage: Register = (_serve, deps, app) => {
  if (!deps.env.gateways.includes(demoPage)) return;

  app.get('/demo/pay/:id', async (c) => {
    const payment = await findPayment(deps.db, c.req.param('id'));
    if (!payment) throw new Refusal('not_found');
    const language = spokenIn(c.req.query('lang'));
    const config = await deps.settings.config(language);
    const listed = config.active_payment_method_list;
    const way = listed.find(({ gateway }) => gateway === payment.gateway);
    const isOpen = payment.status === 'open';
    c.header('Cache-Control', 'no-store');
    // A decision about money is never made from inside somebody else's page.
    c.header('Content-Security-Policy', "frame-ancestors 'none'");
    return c.html(
      payPage({
        language,
        number: payment.tripId ?? payment.orderId,
        kind: kindOf(payment),
        amount: formatMoney(fromMillis(payment.amount), config),
        way: listed.length > 1 && way ? way.gateway_title || way.gateway : null,
        settledBack: isOpen ? null : callbackWith(payment.callback, payment, flags[payment.status]),
      }),
    );
  });

  app.post('/demo/pay/:id', async (c) => {
    const { action } = await c.req.parseBody();
    const outcome = typeof action === 'string' ? outcomes[action] : undefined;
    if (!outcome) throw new Refusal('validation');
    const { payment, flag } = await settlePayment(deps, c.req.param('id'), outcome);
    return c.redirect(callbackWith(payment.callback, payment, flag), 303);
  });
};
