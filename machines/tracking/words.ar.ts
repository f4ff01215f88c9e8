import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'tracking.refreshed': 'حدث شيء للطلب',
    'tracking.retried': 'المحاولة الآن',
    'tracking.orderChanged': 'خبر عن الطلب',
    'tracking.streamEnded': 'انتهى الاتصال المباشر',
    'tracking.connected': 'الاتصال المباشر قائم',
  },
  guards: {
    isFound: 'وُجد الطلب',
    isFoundAndOver: 'وُجد الطلب وقد انتهى',
    isOver: 'انتهى الطلب',
    isStreamWorthTrying: 'وصلت ثلاث إجابات: قد يعمل المباشر مجددًا',
  },
  actors: {
    loadOrder: 'جلب الطلب',
    followOrder: 'متابعة الطلب مباشرة',
  },
  actions: {
    keepStatus: 'حفظ الحالة',
    countFailure: 'عدّ الفشل',
    countPoll: 'عدّ السؤال',
    forgetFailures: 'نسيان حالات الفشل',
  },
  delays: {
    connectLimit: 'أطول انتظار للاتصال المباشر (8 ثوانٍ)',
    pollPause: 'انتظار بين الأسئلة (5 ثوانٍ)',
    retryPause: 'انتظار متزايد عند انقطاع الاتصال (من 2 إلى 30 ثانية)',
  },
  descriptions: {
    'tracking.loading': 'يُجلب الطلب.',
    'tracking.notFound': 'لا طلب بهذا الرقم ورقم الاتصال؛ يمكن إدخالهما مجددًا.',
    'tracking.failed': 'تعذّر جلب الطلب؛ يمكن للمتسوّق المحاولة مجددًا.',
    'tracking.streaming': 'تصل التغييرات فور حدوثها.',
    'tracking.streaming.connecting': 'يُنشأ الاتصال المباشر.',
    'tracking.streaming.live': 'الاتصال المباشر قائم.',
    'tracking.polling': 'من دون اتصال مباشر يُسأل عن الطلب كل بضع ثوانٍ.',
    'tracking.polling.asking': 'يُسأل عن الطلب.',
    'tracking.polling.waiting': 'انتظار قصير قبل السؤال مجددًا.',
    'tracking.lost': 'انقطع الاتصال: يُبلَّغ المتسوّق وتُعاد المحاولة تلقائيًا.',
    'tracking.ended': 'سُلِّم الطلب أو استُلم أو أُلغي أو فشل.',
  },
  choices: {
    'The shopper did something to the order: it is read again.':
      'فعل المتسوّق شيئًا بالطلب: يُقرأ مجددًا.',
    'The order has already come to its end.': 'انتهى الطلب من قبل.',
    'The order is under way.': 'الطلب جارٍ.',
    'No order has this number and contact number.': 'لا طلب بهذا الرقم ورقم الاتصال.',
    'The shopper tries again.': 'يحاول المتسوّق مجددًا.',
    'The order has come to its end.': 'بلغ الطلب نهايته.',
    'The order has moved on.': 'تقدّم الطلب.',
    'The live connection broke.': 'انقطع الاتصال المباشر.',
    'The live connection ended.': 'انتهى الاتصال المباشر.',
    'The live connection stands.': 'الاتصال المباشر قائم.',
    'Nothing came: the order is asked about instead.': 'لم يصل شيء: يُسأل عن الطلب بدلًا من ذلك.',
    'The order is as the answer says.': 'الطلب كما تقول الإجابة.',
    'The order is gone.': 'اختفى الطلب.',
    'The shop cannot be reached.': 'لا يمكن الوصول إلى المتجر.',
    'A live connection may work again by now.': 'قد يعمل الاتصال المباشر الآن.',
    'The order is asked about again.': 'يُسأل عن الطلب مجددًا.',
    'The shopper, or the returned network, asks to try now.':
      'يطلب المتسوّق أو عودة الشبكة المحاولة الآن.',
    'It is tried again.': 'تُعاد المحاولة.',
  },
};
