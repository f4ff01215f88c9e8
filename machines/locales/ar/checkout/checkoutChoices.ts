import type { TranslatedWords } from '../../../wordList';

export const choices: TranslatedWords['choices'] = {
  'An order was sent from here and its answer never came: it is asked about.':
    'أُرسل طلب من هنا ولم تصل إجابته: يُسأل عنه.',
  'There is nothing to order.': 'لا يوجد ما يُطلب.',
  'Guests may not order this.': 'لا يُسمح للضيوف بطلب هذا.',
  'The steps begin.': 'تبدأ الخطوات.',
  'The cart or the shopper has changed.': 'تغيّرت السلة أو المتسوّق.',
  'The dialog was closed.': 'أُغلقت النافذة.',
  'The shopper signs in.': 'يسجّل المتسوّق الدخول.',
  'What was changed may change the price.': 'ما تغيّر قد يغيّر السعر.',
  'What was changed leaves the price as it is.': 'ما تغيّر لا يمسّ السعر.',
  'The time could not be had, and the next one is chosen; what is told stays.':
    'تعذّر الموعد المختار فاختير التالي، وما قيل للمتسوّق يبقى.',
  'Other things are in the cart, the shop has taken its last change, or somebody else is ordering.':
    'في السلة أشياء أخرى، أو وصل آخر تغيير فيها إلى المتجر، أو يطلب شخص آخر.',
  'The shop’s settings have changed.': 'تغيّرت إعدادات المتجر.',
  'There is nothing to order any more, or guests may no longer order.':
    'لم يعد هناك ما يُطلب أو لم يعد للضيوف أن يطلبوا.',
  'The shopper opens a step; one out of reach gives way to the first unfinished.':
    'يفتح المتسوّق خطوة؛ وما لا يمكن بلوغه يحل محله أول خطوة غير منتهية.',
  'The shopper goes on to the first unfinished step.': 'ينتقل المتسوّق إلى أول خطوة غير منتهية.',
  'How and where comes first.': 'كيف وأين أولًا.',
  'When and extras are open.': 'متى والإضافات مفتوحة.',
  'Only the payment is left.': 'لم يبقَ سوى الدفع.',
  'A step before this one wants something again.': 'خطوة سابقة تحتاج شيئًا من جديد.',
  'A step before this one is open, or wants something again.':
    'خطوة سابقة مفتوحة أو تحتاج شيئًا من جديد.',
  'Something changed that the price depends on.': 'تغيّر شيء يعتمد عليه السعر.',
  'The shopper has paused.': 'توقّف المتسوّق قليلًا.',
  'The price is known.': 'السعر معروف.',
  'The order cannot be priced as it is.': 'لا يمكن تسعير الطلب كما هو.',
  'Everything is chosen and priced: the order is placed.': 'كل شيء مختار ومسعّر: يُقدَّم الطلب.',
  'Asked again.': 'سؤال جديد.',
  'The shopper changes something, and the message leaves.': 'يغيّر المتسوّق شيئًا فتختفي الرسالة.',
  'The order is placed.': 'تم تقديم الطلب.',
  'Another window has ordered this cart.': 'طلبت نافذة أخرى هذه السلة.',
  'Another window was faster; the shop’s answer to this one decides.':
    'كانت نافذة أخرى أسرع؛ وجواب المتجر لهذه النافذة هو الفاصل.',
  'The same cart was ordered in another window.': 'طُلبت السلة نفسها من نافذة أخرى.',
  'The cart is empty since an order was left: it is asked about.':
    'السلة فارغة منذ ترك طلب: يُسأل عنه.',
  'The shopper signs in, to have the cart of the account back.':
    'يسجّل المتسوّق الدخول لتعود إليه سلة حسابه.',
  'Signed in: the steps open.': 'سُجّل الدخول: تُفتح الخطوات.',
  'Something else has changed; the dialog stays.': 'تغيّر شيء آخر؛ تبقى النافذة مفتوحة.',
  'There is nothing that an account would be needed for.': 'لا يوجد ما يلزم له حساب.',
  'The cart is empty: the order that was left is asked about.':
    'السلة فارغة: يُسأل عن الطلب المتروك.',
  'The session may end meanwhile: what comes after stands on the new facts.':
    'قد تنتهي الجلسة في هذه الأثناء: ما يأتي بعدها يقوم على المعطيات الجديدة.',
  'Nothing is known to be ordered, and nothing is left to order.':
    'لا يُعرف أن شيئًا قد طُلب، ولم يبقَ ما يُطلب.',
  'The session has ended, nobody signed in, and guests may not order this.':
    'انتهت الجلسة ولم يسجّل أحد الدخول، ولا يُسمح للضيوف بطلب هذا.',
  'The order was refused: the step that can mend it opens and tells why.':
    'رُفض الطلب: تُفتح الخطوة التي تصلحه وتوضّح السبب.',
  'The shopper came back without ordering.': 'عاد المتسوّق دون طلب.',
  'Something unexpected happened; the order stays written down.':
    'حدث شيء غير متوقع؛ يبقى الطلب مدوّنًا.',
};
