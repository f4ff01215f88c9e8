import type { PartnerKind } from '../../../domain/catalogue/partners';
import type { OrderStatus } from '../../../domain/orders/order';
import type { Lang } from '../../place/geography';

/** What a scripted store or courier knows when it answers. */
export interface Scene {
  readonly kind: PartnerKind;
  readonly language: Lang;
  readonly name: string;
  /** Whether it has said anything yet. */
  readonly isFirst: boolean;
  /** What the customer wrote last. */
  readonly said: string;
  readonly hasPicture: boolean;
  readonly order: { readonly id: number; readonly status: OrderStatus } | null;
}

type Line = Record<Lang, string>;

const store = {
  pending: {
    en: 'We have your order and confirm it in a moment.',
    ar: 'وصلنا طلبك وسنؤكده خلال لحظات.',
  },
  confirmed: {
    en: 'Your order is confirmed, we are about to begin.',
    ar: 'تم تأكيد طلبك وسنبدأ بتجهيزه الآن.',
  },
  processing: { en: 'We are preparing your order right now.', ar: 'نجهّز طلبك الآن.' },
  handover: {
    en: 'Your order is packed and waits for the courier.',
    ar: 'طلبك جاهز وفي انتظار المندوب.',
  },
  picked_up: {
    en: 'Your order has left us and is on its way to you.',
    ar: 'خرج طلبك من عندنا وهو في الطريق إليك.',
  },
  delivered: {
    en: 'Your order was delivered. We hope you like it!',
    ar: 'تم توصيل طلبك. نتمنى أن ينال إعجابك!',
  },
  canceled: { en: 'Your order was cancelled.', ar: 'تم إلغاء طلبك.' },
  failed: { en: 'Your order could not be delivered.', ar: 'تعذّر توصيل طلبك.' },
} as const satisfies Record<OrderStatus, Line>;

const courier = {
  ...store,
  handover: { en: 'I am at the store and pick up your order.', ar: 'أنا في المتجر لاستلام طلبك.' },
  picked_up: {
    en: 'I have your order and am on my way to you.',
    ar: 'طلبك معي وأنا في الطريق إليك.',
  },
  delivered: { en: 'I have handed over your order. Enjoy!', ar: 'سلّمت طلبك. بالهناء والشفاء!' },
} as const satisfies Record<OrderStatus, Line>;

const picture: Line = {
  en: 'Thank you for the picture, we are having a look.',
  ar: 'شكرًا على الصورة، نطّلع عليها الآن.',
};
const noted: Record<PartnerKind, Line> = {
  vendor: { en: 'Thank you, we have noted it.', ar: 'شكرًا لك، أخذنا ذلك بعين الاعتبار.' },
  delivery_man: { en: 'All right, I will do that.', ar: 'حسنًا، سأفعل ذلك.' },
};
const asksForOrder =
  /\b(when|where|how long|late|status|eta|ready|order)\b|متى|أين|اين|وين|تأخر|كم (?:بقي|باقي)|طلبي|جاهز/i;

const greeting = ({ language, name, kind }: Scene): string => {
  if (language === 'ar') {
    return kind === 'vendor' ? `مرحبًا بك في ${name}!` : `مرحبًا، معك ${name}.`;
  }
  return kind === 'vendor' ? `Hello from ${name}!` : `Hello, this is ${name}.`;
};

const question: Line = { en: 'How can we help you?', ar: 'كيف يمكننا مساعدتك؟' };

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
