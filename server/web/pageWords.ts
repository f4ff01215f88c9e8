import type { Bilingual } from '../db/schema/columns';

interface Words {
  title: Bilingual;
  description: Bilingual;
  /** Schema.org's kind of page. */
  kind: 'CollectionPage' | 'ContactPage' | 'WebPage';
}

/** What the pages that are always there say of themselves; landing page and policies have texts of their own. */
export const pageWords: Readonly<Record<string, Words>> = {
  '/home': {
    title: { en: 'Order from the shops around you', ar: 'اطلب من المتاجر من حولك' },
    description: {
      en: 'Dinner, groceries, medicine and goods from shops that deliver to your door today.',
      ar: 'عشاء وبقالة وأدوية وبضائع من متاجر توصل إلى بابك اليوم.',
    },
    kind: 'CollectionPage',
  },
  '/categories': {
    title: { en: 'Categories', ar: 'الفئات' },
    description: {
      en: 'Everything that the shops around you sell, by category.',
      ar: 'كل ما تبيعه المتاجر من حولك، حسب الفئة.',
    },
    kind: 'CollectionPage',
  },
  '/campaigns': {
    title: { en: 'Campaigns', ar: 'الحملات' },
    description: {
      en: 'Offers of several shops together, and how long they run.',
      ar: 'عروض تشترك فيها عدة متاجر، ومدة كل منها.',
    },
    kind: 'CollectionPage',
  },
  '/store/latest': {
    title: { en: 'New stores', ar: 'متاجر جديدة' },
    description: {
      en: 'Shops that have just begun to deliver near you.',
      ar: 'متاجر بدأت التوصيل بالقرب منك حديثًا.',
    },
    kind: 'CollectionPage',
  },
  '/store/popular': {
    title: { en: 'Popular stores', ar: 'متاجر رائجة' },
    description: {
      en: 'The shops that most people near you order from.',
      ar: 'المتاجر التي يطلب منها أكثر الناس بالقرب منك.',
    },
    kind: 'CollectionPage',
  },
  '/rental/vehicle-search': {
    title: { en: 'Cars to rent', ar: 'سيارات للإيجار' },
    description: {
      en: 'Rent a car by the hour, by the day or for one way, and see the price before you book.',
      ar: 'استأجر سيارة بالساعة أو باليوم أو لمشوار واحد، واعرف السعر قبل الحجز.',
    },
    kind: 'CollectionPage',
  },
  '/rental/provider-details': {
    title: { en: 'Car rental providers', ar: 'مزوّدو تأجير السيارات' },
    description: {
      en: 'Who rents cars out near you, with their ratings and offers.',
      ar: 'من يؤجر السيارات بالقرب منك، مع التقييمات والعروض.',
    },
    kind: 'CollectionPage',
  },
  '/help-and-support': {
    title: { en: 'Help & Support', ar: 'المساعدة والدعم' },
    description: {
      en: 'Answers to frequent questions, and how to reach us by phone, mail or message.',
      ar: 'إجابات عن الأسئلة الشائعة، وكيف تصل إلينا بالهاتف أو البريد أو برسالة.',
    },
    kind: 'ContactPage',
  },
  '/store-registration': {
    title: { en: 'Sell with us', ar: 'بع معنا' },
    description: {
      en: 'Open your store here: apply in a few minutes, and reach customers nearby.',
      ar: 'افتح متجرك هنا: قدّم طلبك في دقائق وابلغ زبائن قريبين منك.',
    },
    kind: 'WebPage',
  },
  '/deliveryman-registration': {
    title: { en: 'Deliver with us', ar: 'وصّل معنا' },
    description: {
      en: 'Become a courier: choose your hours and your vehicle, and apply in a few minutes.',
      ar: 'كن مندوب توصيل: اختر ساعاتك ومركبتك، وقدّم طلبك في دقائق.',
    },
    kind: 'WebPage',
  },
};

/** Names of the policy pages in the database, by path. */
export const policyPaths: Readonly<Record<string, string>> = {
  '/about-us': 'about-us',
  '/terms-and-conditions': 'terms-and-conditions',
  '/privacy-policy': 'privacy-policy',
  '/refund-policy': 'refund-policy',
  '/cancellation-policy': 'cancelation',
  '/shipping-policy': 'shipping-policy',
};
