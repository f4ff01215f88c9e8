import type { Localized } from '../../../domain/language/localized';

/** Texts of the landing page and footer, by key. */
export const landing: Record<string, Localized> = {
  hero_title: { en: 'Where should we deliver?', ar: 'إلى أين نوصل؟' },
  hero_sub_title: {
    en: 'Dinner, groceries, medicine and more from the shops around you.',
    ar: 'عشاء وبقالة ودواء والمزيد من المتاجر القريبة منك.',
  },
  step_1_title: { en: 'Say where you are', ar: 'حدد مكانك' },
  step_1_text: {
    en: 'Use your location, type an address or move the map.',
    ar: 'استخدم موقعك أو اكتب العنوان أو حرّك الخريطة.',
  },
  step_2_title: { en: 'Fill your cart', ar: 'املأ سلتك' },
  step_2_text: {
    en: 'Choose from restaurants, markets, pharmacies and shops that deliver to you.',
    ar: 'اختر من المطاعم والأسواق والصيدليات والمتاجر التي توصل إليك.',
  },
  step_3_title: { en: 'Follow it to the door', ar: 'تابعه حتى الباب' },
  step_3_text: {
    en: 'See every step of your order and the courier on the map.',
    ar: 'شاهد كل خطوة من طلبك والمندوب على الخريطة.',
  },
  footer_description: {
    en: 'Flowmart brings the shops of Marsa Noor to your door: one address, one cart, one place to follow it all.',
    ar: 'فلومارت يجلب متاجر مرسى نور إلى بابك: عنوان واحد وسلة واحدة ومكان واحد لمتابعة كل شيء.',
  },
  newsletter_title: { en: 'Good things, once a week', ar: 'أخبار طيبة مرة في الأسبوع' },
  newsletter_sub_title: {
    en: 'New shops and the offers worth knowing. No more than one mail a week.',
    ar: 'متاجر جديدة وعروض تستحق. رسالة واحدة في الأسبوع لا أكثر.',
  },
  business_title: { en: 'Everything around you, in one place', ar: 'كل ما حولك في مكان واحد' },
  business_sub_title: {
    en: 'Local shops, real people and a courier who knows the streets.',
    ar: 'متاجر محلية وأناس حقيقيون ومندوب يعرف الشوارع.',
  },
};
