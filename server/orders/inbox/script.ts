import type { PartnerKind } from '../../../domain/catalogue/partners';
import type { Language } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import type { OrderStatus } from '../../../domain/orders/order';
import { t } from '../../locales/t';

export interface Scene {
  readonly kind: PartnerKind;
  readonly language: Language;
  readonly name: string;
  /** Whether it has said anything yet. */
  readonly isFirst: boolean;
  /** What the customer wrote last. */
  readonly said: string;
  readonly hasPicture: boolean;
  readonly order: { readonly id: number; readonly status: OrderStatus } | null;
}

const store = {
  pending: t('We have your order and confirm it in a moment.'),
  confirmed: t('Your order is confirmed, we are about to begin.'),
  processing: t('We are preparing your order right now.'),
  handover: t('Your order is packed and waits for the courier.'),
  picked_up: t('Your order has left us and is on its way to you.'),
  delivered: t('Your order was delivered. We hope you like it!'),
  canceled: t('Your order was cancelled.'),
  failed: t('Your order could not be delivered.'),
} as const satisfies Record<OrderStatus, Localized>;

const courier = {
  ...store,
  handover: t('I am at the store and pick up your order.'),
  picked_up: t('I have your order and am on my way to you.'),
  delivered: t('I have handed over your order. Enjoy!'),
} as const satisfies Record<OrderStatus, Localized>;

const picture: Localized = t('Thank you for the picture, we are having a look.');
const noted: Record<PartnerKind, Localized> = {
  vendor: t('Thank you, we have noted it.'),
  delivery_man: t('All right, I will do that.'),
};
const asksForOrder =
  /\b(when|where|how long|late|status|eta|ready|order)\b|متى|أين|اين|وين|تأخر|كم (?:بقي|باقي)|طلبي|جاهز/i;

const greeting = ({ language, name, kind }: Scene): string =>
  (kind === 'vendor' ? t('Hello from {name}!', { name }) : t('Hello, this is {name}.', { name }))[
    language
  ];

const question: Localized = t('How can we help you?');

/** What the demo's store or courier answers: about the order where it is asked for, else that it was heard. */
export function answerOf(scene: Scene): string {
  const { kind, language, isFirst, said, hasPicture, order } = scene;
  const about = order && (kind === 'vendor' ? store : courier)[order.status][language];
  const parts: string[] = isFirst ? [greeting(scene)] : [];
  if (hasPicture) parts.push(picture[language]);
  else if (about && (isFirst || asksForOrder.test(said))) parts.push(about);
  else if (isFirst) parts.push(question[language]);
  else parts.push(noted[kind][language]);
  return parts.join(' ');
}
