import { html } from 'hono/html';
import { factsOf, type Language } from '../../../../domain/language/languages';
import { t } from '../../../locales/t';
import { payStyle } from '../payStyle';

const words = {
  title: t('Demo payment'),
  intro: t('This page stands in for a bank. No money moves.'),
  order: t('Order'),
  trip: t('Trip'),
  wallet: t('Add fund to wallet'),
  amount: t('Amount to pay'),
  way: t('Payment method'),
  pay: t('Pay now'),
  fail: t('Let the payment fail'),
  cancel: t('Cancel and go back'),
  settled: t('This payment is already settled.'),
  back: t('Back to the shop'),
} as const;

interface PayPage {
  readonly language: Language;
  /** What is paid for, and its number; a wallet has none. */
  readonly kind: 'order' | 'trip' | 'wallet';
  readonly number: number | null;
  /** The amount as the shopper reads it. */
  readonly amount: string;
  /** Through whom it is paid, where there are several. */
  readonly way: string | null;
  /** Set when nothing is left to decide: where to go back to. */
  readonly settledBack: string | null;
}

/** The demo payment page: pay, fail or cancel by plain form posts, without scripts. */
export function payPage({ language, kind, number, amount, way, settledBack }: PayPage) {
  const say = (name: keyof typeof words) => words[name][language];
  const choices = settledBack
    ? html`<div class="back"><p role="status">${say('settled')}</p><a class="button" href="${settledBack}">${say('back')}</a></div>`
    : html`<form method="post">
        <button class="pay" name="action" value="pay">${say('pay')}</button>
        <button name="action" value="fail">${say('fail')}</button>
        <button name="action" value="cancel">${say('cancel')}</button>
      </form>`;
  return html`<!doctype html>
<html lang="${language}" dir="${factsOf(language).direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${say('title')}</title>
  ${payStyle}
</head>
<body>
  <main>
    <h1>${say('title')}</h1>
    <p>${say('intro')}</p>
    <dl>
      <dt>${say(kind)}</dt><dd><bdi dir="ltr">${number === null ? '' : `#${number}`}</bdi></dd>
      ${way ? html`<dt>${say('way')}</dt><dd>${way}</dd>` : ''}
      <dt>${say('amount')}</dt><dd class="amount"><bdi dir="ltr">${amount}</bdi></dd>
    </dl>
    ${choices}
  </main>
</body>
</html>`;
}
