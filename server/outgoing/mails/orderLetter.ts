import { eq } from 'drizzle-orm';
import { inLanguage, type OwnText } from '../../../domain/language/localized';
import type { OrderStatus } from '../../../domain/orders/order';
import { formatMoney, fromMillis, type MoneyFormat } from '../../../domain/values/money';
import { wordsOf } from '../../account/notifications/texts';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { t } from '../../locales/t';
import { reasonIn, takenBack } from '../../orders/reasons';
import { findOrder, linesOf, type OrderRow } from '../../orders/store';
import { heldBack } from '../heldBack';
import { momentIn } from './formats';
import { emptyLetter, type Told } from './letter';
import { pageLink } from './link';
import { moneyBack } from './moneyBack';
import { mailOf } from './recipient';

/** Of these a shopper is written to: what lies between is on the page that the mail leads to. */
const written: readonly OrderStatus[] = ['pending', 'delivered', 'canceled', 'failed'];

const words = {
  title: (id: number) => t('We have your order #{id}', { id }),
  parcelTitle: (id: number) => t('We have your parcel #{id}', { id }),
  thanks: (name: string) => t('Thank you, {name}!', { name }),
  next: t('You hear from us when it is done. Until then its page shows where it is.'),
  see: t('See where it is'),
  seeOrder: t('See the order'),
  rate: t('How was it? Your review helps others, on its page.'),
  when: t('For'),
  expected: t('Expected'),
  to: t('To'),
  from: t('From'),
  reason: t('Reason'),
  subtotal: t('Subtotal'),
  discount: t('Discount'),
  delivery: t('Delivery fee'),
  service: t('Service fee'),
  tax: t('Tax'),
  tip: t('Tip for the courier'),
  total: t('Total'),
};

/** All that an order costs, as its page counts it. */
function sumsOf(row: OrderRow, format: MoneyFormat) {
  const say = (amount: number) => formatMoney(fromMillis(amount), format);
  const parts = [
    [words.subtotal, row.subtotal],
    [words.discount, -(row.itemDiscount + row.couponDiscount)],
    [words.delivery, row.deliveryCharge],
    [words.service, row.additionalCharge],
    [words.tax, row.taxIncluded ? 0 : row.tax],
    [words.tip, row.dmTips],
  ] as const;
  return [
    ...parts
      .filter(([, amount]) => amount !== 0)
      .map(([name, amount]) => ({ name: inLanguage(name, row.language), amount: say(amount) })),
    { name: inLanguage(words.total, row.language), amount: say(row.orderAmount) },
  ];
}

async function linesIn(deps: Deps, row: OrderRow, format: MoneyFormat) {
  const lines = await linesOf(deps.db, [row.id]);
  return lines.map(({ name, quantity, price, addOnPrice }) => ({
    name: `${quantity} × ${inLanguage(name, row.language)}`,
    amount: formatMoney(fromMillis(price * quantity + addOnPrice), format),
  }));
}

async function storeNameOf(deps: Deps, { storeId }: OrderRow): Promise<OwnText | null> {
  if (storeId === null) return null;
  const [store] = await deps.db
    .select({ name: stores.name })
    .from(stores)
    .where(eq(stores.id, storeId));
  return store?.name ?? null;
}

/** What a shopper is written about an order that has entered a state; an order that waits for its money is not told of yet. */
export async function orderLetter(deps: Deps, id: number, what: OrderStatus): Promise<Told> {
  const row = await findOrder(deps.db, id);
  if (!row || !(written.includes(what) || (what === 'handover' && row.orderType === 'take_away')))
    return null;
  // Who takes an order back to change it has done so a second ago.
  if (what === 'canceled' && row.cancellationReason === takenBack.en) return null;
  const to = await mailOf(deps.db, row);
  if (to === null) return null;
  const isPlaced = what === 'pending';
  const held = heldBack(row, what);
  if (held !== 'no') return held === 'later' ? held : null;
  const { language } = row;
  const config = await deps.settings.config(language);
  const timeZone = await deps.settings.timeZone();
  const store = await storeNameOf(deps, row);
  const say = (text: OwnText | null) => inLanguage(text, language);
  const news = { kind: 'order', id: `order-${id}`, at: row.updatedAt, about: id } as const;
  const named = { name: store, amount: 0 };
  const told = isPlaced
    ? {
        title: say(row.orderType === 'parcel' ? words.parcelTitle(id) : words.title(id)),
        description: say(words.thanks(row.contactPersonName)),
      }
    : wordsOf({ ...news, ...named, what, orderType: row.orderType }, config, language);
  const facts = [
    [words.from, isPlaced ? say(store) : ''],
    [
      words.to,
      isPlaced && row.orderType === 'delivery' ? (row.deliveryAddress?.address ?? '') : '',
    ],
    [words.when, isPlaced && row.scheduleAt ? momentIn(row.scheduleAt, language, timeZone) : ''],
    [words.expected, isPlaced && row.etaLatest ? momentIn(row.etaLatest, language, timeZone) : ''],
    [words.reason, what === 'canceled' ? reasonIn(language, row.cancellationReason) : ''],
  ] as const;
  const link = pageLink(deps.env, '/track-order', { order_id: String(id), share: row.trackToken });
  const isBack = what === 'canceled' && row.refundedTo !== null;
  return {
    ...emptyLetter,
    to,
    language,
    title: told.title,
    paragraphs: [
      told.description,
      ...(isPlaced ? [say(words.next)] : []),
      ...(what === 'delivered' && row.customerId !== null ? [say(words.rate)] : []),
      ...(isBack && row.refundedTo ? [say(moneyBack[row.refundedTo])] : []),
    ],
    facts: facts.flatMap(([name, value]) => (value === '' ? [] : [{ name: say(name), value }])),
    ...((isPlaced || what === 'delivered') && {
      lines: await linesIn(deps, row, config),
      sums: sumsOf(row, config),
    }),
    link:
      link === null ? null : { name: say(isPlaced ? words.see : words.seeOrder), address: link },
  };
}
