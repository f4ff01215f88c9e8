import type { TranslatedWords } from '../../../wordList';

export const choices: TranslatedWords['choices'] = {
  'The time could not be had, and the next one is chosen; what is told stays.':
    'تعذّر الموعد المختار فاختير التالي، وما قيل للمتسوّق يبقى.',
  'Kind, places or tip have changed.': 'تغيّر النوع أو المكانان أو الإكرامية.',
  'The shopper has paused.': 'توقّف المتسوّق عن التغيير.',
  'Kind and both places are known.': 'النوع والمكانان معروفة.',
  'Kind or a place is missing.': 'النوع أو مكان ناقص.',
  'The price is known.': 'السعر معروف.',
  'The routing service is down.': 'خدمة الطرق متوقفة.',
  'The parcel cannot be sent as it is.': 'لا يمكن إرسال الطرد كما هو.',
  'Everything is filled in and priced: the parcel is ordered.':
    'كل شيء مملوء ومسعّر: يُطلب توصيل الطرد.',
  'Asked again.': 'نسأل من جديد.',
  'The shopper opens a step; one out of reach gives way to the first unfinished.':
    'يفتح المتسوّق خطوة؛ وإن لم تكن متاحة فُتحت أول خطوة غير مكتملة.',
  'A step is filled in and changes the price; the first unfinished one opens.':
    'اكتملت خطوة وتغيّر السعر؛ تُفتح أول خطوة غير مكتملة.',
  'A step is filled in; the first unfinished one opens.': 'اكتملت خطوة؛ تُفتح أول خطوة غير مكتملة.',
  'The shopper wants to pick a place.': 'يريد المتسوّق اختيار مكان.',
  'What is sent comes first.': 'ما يُرسَل أولًا.',
  'The sender is asked.': 'نسأل عن المرسِل.',
  'It would go to where it comes from.': 'سيذهب إلى حيث أتى.',
  'The receiver is asked.': 'نسأل عن المستلم.',
  'Only the payment is left.': 'لم يبق إلا الدفع.',
  'Something was changed.': 'تغيّر شيء.',
  'A place was picked.': 'اختير مكان.',
  'The shopper went back.': 'رجع المتسوّق.',
  'The shopper changes something, and the message leaves.': 'يغيّر المتسوّق شيئًا فتختفي الرسالة.',
  'What was changed changes the price.': 'ما تغيّر يغيّر السعر.',
  'What was changed leaves the price as it is.': 'ما تغيّر لا يغيّر السعر.',
  'The shopper or the shop’s settings have changed.': 'تغيّر المتسوّق أو إعدادات المتجر.',
  'Guests may no longer order.': 'لم يعد يُسمح للضيوف بالطلب.',
  'A parcel was sent from here and its answer never came: it is asked about.':
    'أُرسل طرد من هنا ولم يصل جوابه: نسأل عنه.',
  'Guests may not order.': 'لا يُسمح للضيوف بالطلب.',
  'The steps begin.': 'تبدأ الخطوات.',
  'The shopper signs in.': 'يسجّل المتسوّق الدخول.',
  'Signed in: the steps open.': 'سُجّل الدخول: تُفتح الخطوات.',
  'The dialog was closed.': 'أُغلقت النافذة.',
  'Facts change while the dialog is open.': 'تتغيّر المعطيات والنافذة مفتوحة.',
  'The session may end meanwhile: what comes after stands on the new facts.':
    'قد تنتهي الجلسة في هذه الأثناء: ما يأتي بعدها يقوم على المعطيات الجديدة.',
  'The parcel is ordered.': 'طُلب توصيل الطرد.',
  'Another window has sent this parcel.': 'أرسلت نافذة أخرى هذا الطرد.',
  'The same parcel was ordered in another window.': 'طُلب توصيل الطرد نفسه من نافذة أخرى.',
  'The order was refused: the step that can mend it opens and tells why.':
    'رُفض الطلب: تُفتح الخطوة التي تصلحه وتقول السبب.',
  'The shopper came back without ordering.': 'رجع المتسوّق دون طلب.',
  'Something unexpected happened; the order stays written down.':
    'حدث أمر غير متوقع؛ يبقى الطلب مدوّنًا.',
};
