import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تدوين دفعة',
  events: {
    'payStore.entered': 'إدخال المبلغ والمرجع',
    'payStore.confirmed': 'التأكيد',
    'payStore.corrected': 'الضغط على الرجوع',
    'payStore.retried': 'إعادة المحاولة',
    'payStore.closed': 'إغلاق الدفعة',
  },
  guards: {
    isDone: 'سجّله السوق',
    isSignedOut: 'انتهت الجلسة',
    isChanged: 'تغيّر الحساب',
  },
  unmet: {
    isDone: 'لم يسجّله السوق',
    isChanged: 'لم يتغيّر الحساب',
    isSignedOut: 'لم تنتهِ الجلسة',
  },
  actors: {
    recordPayment: 'تدوين الدفعة',
  },
  actions: {
    keepEntered: 'حفظ المبلغ والمرجع',
    keepMessage: 'تدوين ما قاله السوق',
    noteSignedOut: 'تدوين انتهاء الجلسة',
  },
  delays: {},
  states: {
    'payStore.entering': 'الإدخال',
    'payStore.confirming': 'التأكيد',
    'payStore.recording': 'التدوين',
    'payStore.failed': 'تعذّر الوصول',
    'payStore.changed': 'تغيّر الحساب',
    'payStore.refusedByShop': 'رفض السوق',
    'payStore.signedOut': 'انتهت الجلسة',
    'payStore.done': 'مدوَّنة',
    'payStore.closed': 'مغلقة',
  },
  descriptions: {
    payStore: 'دفع مشغّل السوق لمتجر، أو دفع له متجر، ويدوّن كم وبماذا يُعثر عليه في البنك.',
    'payStore.entering': 'يُدخل المبلغ والمرجع.',
    'payStore.confirming': 'يُسأل هل هو صحيح: القيد لا يُغيَّر أبدًا.',
    'payStore.recording': 'يدوّنه السوق إن لم تُدوَّن دفعة أخرى منذ أن رُئي الحساب.',
    'payStore.failed':
      'تعذّر الوصول إلى السوق؛ وإعادة المحاولة لا تدوّن شيئًا مرتين، لأن الحساب يكون قد تغيّر.',
    'payStore.changed': 'تغيّر الحساب أثناء ذلك، وينبغي النظر إليه من جديد.',
    'payStore.refusedByShop': 'لا يفعل السوق ذلك ويقول السبب.',
    'payStore.signedOut': 'انتهت الجلسة: لم يُدوَّن شيء.',
    'payStore.done': 'دُوّنت الدفعة.',
    'payStore.closed': 'لم يُدوَّن شيء.',
  },
  choices: {
    'Nothing is noted.': 'لا يُدوَّن شيء.',
    'It is looked at once more.': 'يُنظر فيه مرة أخرى.',
    'It is right.': 'إنه صحيح.',
    'It is not right yet.': 'ليس صحيحًا بعد.',
    'The shop is being told.': 'يجري إبلاغ السوق.',
    'It is noted.': 'دُوّن.',
    'Another payment was noted since the account was seen.': 'دُوّنت دفعة أخرى منذ أن رُئي الحساب.',
    'The session has ended.': 'انتهت الجلسة.',
    'The shop does not do so, and says why.': 'لا يفعل السوق ذلك ويقول السبب.',
    'It is corrected.': 'يُصحَّح.',
  },
};
