import { html } from 'hono/html';
import type { Lang } from '../../../place/geography';
import { payStyle } from '../payStyle';

const words = {
  en: {
    title: 'Demo payment',
    intro: 'This page stands in for a bank. No money moves.',
    order: 'Order',
    trip: 'Trip',
    wallet: 'Add fund to wallet',
    amount: 'Amount to pay',
    way: 'Payment method',
    pay: 'Pay now',
    fail: 'Let the payment fail',
    cancel: 'Cancel and go back',
    settled: 'This payment is already settled.',
    back: 'Back to the shop',
  },
  ar: {
    title: 'دفع تجريبي',
    intro: 'هذه الصفحة تقوم مقام البنك، ولا تُدفع أي أموال.',
    order: 'الطلب',
    trip: 'الرحلة',
    wallet: 'إضافة رصيد إلى المحفظة',
    amount: 'المبلغ المطلوب',
    way: 'طريقة الدفع',
    pay: 'ادفع الآن',
    fail: 'اجعل الدفع يفشل',
    cancel: 'إلغاء والعودة',
    settled: 'تمت تسوية هذه الدفعة من قبل.',
    back: 'العودة إلى المتجر',
  },
} as const;

interface PayPage {
  readonly language: Lang;
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
  const text = words[language];
  const choices = settledBack
    ? html`<div class="back"><p role="status">${text.settled}</p><a class="button" href="${settledBack}">${text.back}</a></div>`
    : html`<form method="post">
        <button class="pay" name="action" value="pay">${text.pay}</button>
        <button name="action" value="fail">${text.fail}</button>
        <button name="action" value="cancel">${text.cancel}</button>
      </form>`;
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${text.title}</title>
  ${payStyle}
</head>
<body>
  <main>
    <h1>${text.title}</h1>
    <p>${text.intro}</p>
    <dl>
      <dt>${text[kind]}</dt><dd><bdi dir="ltr">${number === null ? '' : `#${number}`}</bdi></dd>
      ${way ? html`<dt>${text.way}</dt><dd>${way}</dd>` : ''}
      <dt>${text.amount}</dt><dd class="amount"><bdi dir="ltr">${amount}</bdi></dd>
    </dl>
    ${choices}
  </main>
</body>
</html>`;
}
