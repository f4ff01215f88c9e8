import type { Localized } from '../../../domain/language/localized';
import { paragraphs, type Section } from './paragraphs';

const page = (title: Localized, sections: readonly Section[]) => ({
  title,
  value: paragraphs(sections),
});

/** Pages about the shop and its rules. Values are HTML of headings and paragraphs only. */
export const policyPages: Record<string, { title: Localized; value: Localized }> = {
  'about-us': page({ en: 'About Us', ar: 'من نحن' }, [
    [
      'A market street, online',
      'شارع سوق على الإنترنت',
      'Flowmart began with three shopkeepers of the harbour quarter who shared one delivery bicycle. Their customers kept asking whether the baker could bring the medicine, too. Today restaurants, grocers, pharmacies and shops all over Marsa Noor deliver through us, and the idea is still the same: one street, one basket.',
      'بدأ فلومارت بثلاثة أصحاب متاجر في حي المرفأ تقاسموا دراجة توصيل واحدة، وظل زبائنهم يسألون إن كان الخباز يستطيع إحضار الدواء أيضًا. اليوم توصل عبرنا مطاعم وبقالات وصيدليات ومتاجر في أنحاء مرسى نور، وما زالت الفكرة نفسها: شارع واحد وسلة واحدة.',
    ],
    [
      'How we work',
      'كيف نعمل',
      'Shops set their own prices and pack their own goods. We show what they have, carry it to your door and stand by you when something goes wrong. Couriers are paid by the hour, not by the rush, and every tip goes to them in full.',
      'تحدد المتاجر أسعارها وتجهز بضائعها بنفسها. نحن نعرض ما لديها ونحمله إلى بابك ونقف معك إذا حدث خطأ. يتقاضى المندوبون أجرهم بالساعة لا بالعجلة، وتذهب إليهم كل إكرامية كاملة.',
    ],
    [
      'Talk to us',
      'تحدث إلينا',
      'Write to hello@flowmart.example or come by at Noor Square 1, Sunday to Thursday from 9:00 to 17:00. We answer every message on the day it comes.',
      'راسلنا على hello@flowmart.example أو زرنا في ميدان النور 1 من الأحد إلى الخميس من 9:00 إلى 17:00. نجيب عن كل رسالة في يومها.',
    ],
  ]),
  'privacy-policy': page({ en: 'Privacy Policy', ar: 'سياسة الخصوصية' }, [
    [
      'What we keep',
      'ما الذي نحتفظ به',
      'To bring you an order we need your name, a phone number, the address and what you ordered. With an account we also keep your e-mail, your saved addresses and past orders. Passwords are stored only as a hash that nobody can turn back.',
      'لكي نوصل طلبك نحتاج إلى اسمك ورقم هاتف والعنوان وما طلبته. ومع الحساب نحتفظ أيضًا ببريدك الإلكتروني وعناوينك المحفوظة وطلباتك السابقة. أما كلمات المرور فتُحفظ مشفرة بطريقة لا يمكن عكسها.',
    ],
    [
      'Who sees it',
      'من يطلع عليها',
      'The shop sees your order, the courier sees your address and phone number until the order is delivered, and nobody else does. We do not sell data and we show no advertising that follows you.',
      'يرى المتجر طلبك، ويرى المندوب عنوانك ورقم هاتفك حتى التسليم، ولا أحد سواهما. لا نبيع البيانات ولا نعرض إعلانات تلاحقك.',
    ],
    [
      'How long, and how to end it',
      'مدة الحفظ وكيفية إنهائه',
      'Orders are kept for as long as the law on accounts asks. You can correct your details at any time and ask us to delete your account; we then remove everything that the law lets us remove within 30 days.',
      'نحتفظ بالطلبات بقدر ما تقتضيه قوانين المحاسبة. يمكنك تصحيح بياناتك في أي وقت وطلب حذف حسابك، فنحذف خلال 30 يومًا كل ما يسمح القانون بحذفه.',
    ],
  ]),
  'terms-and-conditions': page({ en: 'Terms and Conditions', ar: 'الشروط والأحكام' }, [
    [
      'Your order',
      'طلبك',
      'An order is an offer to the shop; it becomes binding when the shop confirms it. Prices include what the checkout shows: goods, tax, delivery and fees, nothing later. If an item has run out, the shop calls you before it replaces or leaves it out.',
      'الطلب عرض للمتجر ويصبح ملزمًا حين يؤكده. تشمل الأسعار ما تعرضه صفحة الدفع من بضائع وضريبة وتوصيل ورسوم ولا شيء بعدها. وإذا نفد منتج اتصل بك المتجر قبل استبداله أو إسقاطه.',
    ],
    [
      'Delivery and handing over',
      'التوصيل والتسليم',
      'Somebody must be there to take the order. Medicine that needs a prescription is handed over only against the prescription. When nobody opens within ten minutes and the phone is not answered, the courier brings the order back.',
      'يجب أن يكون أحد موجودًا لاستلام الطلب. لا تُسلَّم الأدوية التي تتطلب وصفة إلا مقابل الوصفة. وإذا لم يفتح أحد خلال عشر دقائق ولم يُجب الهاتف أعاد المندوب الطلب.',
    ],
    [
      'Accounts and fair use',
      'الحسابات والاستخدام العادل',
      'One person, one account, and coupons as they say. Keep your password to yourself. We may close accounts that are used to cheat shops or couriers.',
      'حساب واحد لكل شخص، والقسائم بحسب شروطها. احتفظ بكلمة مرورك لنفسك. ويحق لنا إغلاق الحسابات التي تُستخدم للإضرار بالمتاجر أو المندوبين.',
    ],
  ]),
  'shipping-policy': page({ en: 'Shipping Policy', ar: 'سياسة التوصيل' }, [
    [
      'Where and when',
      'أين ومتى',
      'We deliver inside the three zones shown on the map. Most orders arrive within 25 to 45 minutes; shops show their own times. With a scheduled order you choose the half hour.',
      'نوصل داخل المناطق الثلاث الظاهرة على الخريطة. تصل معظم الطلبات خلال 25 إلى 45 دقيقة، وتعرض المتاجر أوقاتها. وفي الطلب المجدول تختار نصف الساعة بنفسك.',
    ],
    [
      'What it costs',
      'كم يكلف',
      'Delivery is charged by the road distance between the shop and your door, with a lowest and a highest amount in each zone. Some shops deliver for free, and above the amount shown in your cart delivery is free everywhere.',
      'تُحسب أجرة التوصيل بحسب المسافة على الطريق بين المتجر وبابك، ولكل منطقة حد أدنى وحد أقصى. بعض المتاجر توصل مجانًا، وفوق المبلغ الظاهر في سلتك يكون التوصيل مجانيًا من الجميع.',
    ],
  ]),
  'refund-policy': page({ en: 'Refund Policy', ar: 'سياسة الاسترداد' }, [
    [
      'When something is wrong',
      'عندما يكون هناك خطأ',
      'Missing, damaged or wrong items are refunded in full. Tell us within 24 hours for food and groceries, within 14 days for everything else; a photo helps. Opened medicine and hygiene goods cannot be taken back, unless they are faulty.',
      'نعيد كامل ثمن الأصناف الناقصة أو التالفة أو الخاطئة. أخبرنا خلال 24 ساعة للطعام والبقالة وخلال 14 يومًا لما سواها، والصورة تساعدنا. لا تُسترد الأدوية ومنتجات النظافة المفتوحة إلا إذا كانت معيبة.',
    ],
    [
      'How the money comes back',
      'كيف يعود المبلغ',
      'Card payments return to the card within five working days. Orders paid in cash are refunded by bank transfer or as a coupon, as you prefer.',
      'تعود مدفوعات البطاقة إلى البطاقة خلال خمسة أيام عمل. أما الطلبات المدفوعة نقدًا فتُعاد بحوالة بنكية أو قسيمة، كما تفضل.',
    ],
  ]),
  cancelation: page({ en: 'Cancellation Policy', ar: 'سياسة الإلغاء' }, [
    [
      'Before the shop begins',
      'قبل أن يبدأ المتجر',
      'Until the shop starts to prepare your order you can cancel it yourself on the order page, free of charge. Paid amounts are returned in full.',
      'يمكنك إلغاء الطلب بنفسك من صفحته مجانًا ما لم يبدأ المتجر بتحضيره، وتعود المبالغ المدفوعة كاملة.',
    ],
    [
      'Afterwards',
      'بعد ذلك',
      'Once preparation has begun, please call us. For goods that can be sold again we keep only the delivery charge; prepared food cannot be cancelled. If we are more than 45 minutes late you may cancel whatever the state of the order.',
      'بعد بدء التحضير يرجى الاتصال بنا. في البضائع التي يمكن بيعها مجددًا نحتفظ بأجرة التوصيل فقط، ولا يمكن إلغاء الطعام المُعد. وإذا تأخرنا أكثر من 45 دقيقة فلك أن تلغي الطلب مهما كانت حالته.',
    ],
  ]),
};
