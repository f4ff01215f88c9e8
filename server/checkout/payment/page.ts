import { html } from 'hono/html';
import type { Lang } from '../../place/geography';

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

/** How the plain pages of a payment look. */
export const payStyle = html`<style>
  :root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1c1a17; --soft: #5d564c; --line: #ddd5c8; --strong: #1f6b4a; --on: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0f1418; --card: #182027; --ink: #e8e6e1; --soft: #a9b0b6; --line: #33404a; --strong: #7fd3ab; --on: #0f1418; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 Cairo, system-ui, sans-serif; }
  main { width: min(100%, 420px); background: var(--card); border-radius: 16px; padding: 28px 24px; box-shadow: 0 12px 40px rgb(0 0 0 / 12%); }
  h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
  p { margin: 0; color: var(--soft); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 24px 0; padding: 16px 0; border-block: 1px solid var(--line); }
  dt { color: var(--soft); } dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
  dd.amount { font-size: 22px; line-height: 1.2; }
  form, .back { display: grid; gap: 12px; }
  .ways { margin-top: 24px; }
  button, a.button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 999px; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; text-align: center; text-decoration: none; display: grid; place-items: center; }
  button.pay, a.button { background: var(--strong); border-color: var(--strong); color: var(--on); }
  a.plain { background: transparent; border-color: var(--line); color: var(--ink); }
  :focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
</style>`;

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
