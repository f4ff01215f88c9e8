import type { Context } from 'hono';
import { html } from 'hono/html';
import { factsOf, type Language, spokenIn } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import type { Deps } from '../../deps';
import { logError } from '../../http/log';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { callbackWith, type PaymentFlag } from './callback';
import { payStyle } from './payStyle';
import { findPayment, type PaymentRow } from './store';

export type PayStep = 'pay' | 'back' | 'cancel';
type Trouble = PayStep | 'unknown';

const words: { again: Localized; shop: Localized } & Record<Trouble, [Localized, Localized]> = {
  again: t('Try again'),
  shop: t('Back to the shop'),
  pay: [
    t('The payment page does not open just now'),
    t(
      'Nothing has been paid. Try again in a moment, or go back to the shop: what you wanted to pay is kept there.',
    ),
  ],
  back: [
    t('We could not ask about your payment just now'),
    t('If you have paid, nothing is lost: the shop hears of it by itself. You need not pay again.'),
  ],
  cancel: [
    t('We could not reach the payment page just now'),
    t(
      'If you have not finished the payment, nothing is paid. In the shop you can pay again or choose another way.',
    ),
  ],
  unknown: [
    t('There is no such payment'),
    t('The address may be incomplete. Your orders in the shop show what is paid.'),
  ],
};

/** The language of a page that a browser opens: the one in its address, else the browser's own. */
export const languageOfPage = (c: Context): Language =>
  spokenIn(c.req.query('lang') ?? c.req.header('accept-language'));

function troublePage(trouble: Trouble, language: Language, again: string | null, back: string) {
  const [title, explanation] = words[trouble].map((text) => text[language]);
  return html`<!doctype html>
<html lang="${language}" dir="${factsOf(language).direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  ${payStyle}
</head>
<body>
  <main>
    <h1>${title}</h1>
    <p>${explanation}</p>
    <div class="back ways">
      ${again === null ? '' : html`<a class="button" href="${again}">${words.again[language]}</a>`}
      <a class="button${again === null ? '' : ' plain'}" href="${back}">${words.shop[language]}</a>
    </div>
  </main>
</body>
</html>`;
}

/** What the shop can say of the payment: after its page it may be paid, so that it is on its way as far as anybody knows. */
const flagOf = (step: PayStep): PaymentFlag | null => (step === 'back' ? 'pending' : null);

async function known(deps: Deps, id: string): Promise<PaymentRow | undefined> {
  try {
    return await findPayment(deps.db, id);
  } catch {
    // The database may be what does not answer.
    return undefined;
  }
}

/**
 * Runs one step of a shopper's way to the payment page and back. Whoever opens it is a person with a browser: what goes
 * wrong is told on a page in their language, with a way on.
 */
export async function onThePage(
  deps: Deps,
  c: Context,
  step: PayStep,
  go: () => Promise<Response>,
): Promise<Response> {
  try {
    return await go();
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'not_found';
    if (!(error instanceof Refusal)) logError('a payment page', error);
    const payment = isUnknown ? undefined : await known(deps, c.req.param('id') ?? '');
    const back = payment ? callbackWith(payment.callback, payment, flagOf(step)) : '/';
    const { pathname, search } = new URL(c.req.url);
    const again = isUnknown ? null : `${pathname}${search}`;
    // A decision about money is never made from inside somebody else's page.
    c.header('Content-Security-Policy', "frame-ancestors 'none'");
    if (!isUnknown) c.header('Retry-After', '5');
    const page = troublePage(isUnknown ? 'unknown' : step, languageOfPage(c), again, back);
    return c.html(page, isUnknown ? 404 : 503);
  }
}
