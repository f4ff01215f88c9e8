import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Lang } from '../../place/geography';
import { callbackWith, type PaymentFlag } from './callback';
import { payStyle } from './payStyle';
import { findPayment, type PaymentRow } from './store';

/** What a shopper was about to do at the address that does not work. */
export type PayStep = 'pay' | 'back' | 'cancel';
type Trouble = PayStep | 'unknown';

const words: Record<Lang, { again: string; shop: string } & Record<Trouble, [string, string]>> = {
  en: {
    again: 'Try again',
    shop: 'Back to the shop',
    pay: [
      'The payment page does not open just now',
      'Nothing has been paid. Try again in a moment, or go back to the shop: what you wanted to pay is kept there.',
    ],
    back: [
      'We could not ask about your payment just now',
      'If you have paid, nothing is lost: the shop hears of it by itself. You need not pay again.',
    ],
    cancel: [
      'We could not reach the payment page just now',
      'If you have not finished the payment, nothing is paid. In the shop you can pay again or choose another way.',
    ],
    unknown: [
      'There is no such payment',
      'The address may be incomplete. Your orders in the shop show what is paid.',
    ],
  },
  ar: {
    again: 'حاول مرة أخرى',
    shop: 'العودة إلى المتجر',
    pay: [
      'لا تفتح صفحة الدفع حاليًا',
      'لم يُدفع شيء. حاول مرة أخرى بعد قليل، أو عُد إلى المتجر: ما أردت دفعه محفوظ هناك.',
    ],
    back: [
      'تعذّر علينا الاستعلام عن دفعتك حاليًا',
      'إن كنت قد دفعت فلن يضيع شيء: سيصل الخبر إلى المتجر تلقائيًا، ولا حاجة إلى الدفع مرة أخرى.',
    ],
    cancel: [
      'تعذّر الوصول إلى صفحة الدفع حاليًا',
      'إن لم تكمل الدفع فلن يُدفع شيء. يمكنك في المتجر الدفع من جديد أو اختيار طريقة أخرى.',
    ],
    unknown: ['لا توجد دفعة كهذه', 'قد يكون العنوان غير مكتمل. تُظهر طلباتك في المتجر ما تم دفعه.'],
  },
};

/** The language of a page that a browser opens: the one in its address, else the browser's own. */
export function languageOfPage(c: Context): Lang {
  const asked = c.req.query('lang') ?? c.req.header('accept-language') ?? '';
  return asked.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

function troublePage(trouble: Trouble, language: Lang, again: string | null, back: string) {
  const text = words[language];
  const [title, explanation] = text[trouble];
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
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
      ${again === null ? '' : html`<a class="button" href="${again}">${text.again}</a>`}
      <a class="button${again === null ? '' : ' plain'}" href="${back}">${text.shop}</a>
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
    if (!(error instanceof Refusal)) console.error(error);
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
