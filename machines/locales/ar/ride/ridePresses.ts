import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'حفظ ما يضغط عليه المندوب',
  events: {
    'ridePresses.pressed': 'ضُغط على شيء',
    'ridePresses.retried': 'المحاولة الآن',
  },
  guards: {
    hasPress: 'هناك شيء محفوظ',
    isSignedOut: 'انتهت الجلسة',
  },
  unmet: {
    hasPress: 'ليس هناك شيء محفوظ',
    isSignedOut: 'لم تنتهِ الجلسة',
  },
  actors: {
    sendPress: 'إرسال ما ضُغط عليه',
  },
  actions: {
    keepPress: 'حفظ ما ضُغط عليه',
    dropFirst: 'ترك ما جاء جوابه',
    countFailure: 'عدّ الإخفاق',
    forgetFailures: 'نسيان الإخفاقات',
    writeDown: 'تدوين ما لم يُرسل',
    tell: 'الإخبار بما صار إليه',
    noteDuty: 'تدوين هل رُفض تغيير المناوبة',
  },
  delays: {
    retryPause: 'وقفة متزايدة ما دام المتجر لا يُبلَغ (من 2 إلى 15 ث)',
  },
  states: {
    'ridePresses.resting': 'أُرسل كل شيء',
    'ridePresses.sending': 'الإرسال',
    'ridePresses.waiting': 'لم يُرسل بعد',
    'ridePresses.signedOut': 'انتهت الجلسة',
  },
  descriptions: {
    ridePresses:
      'ما يضغط عليه المندوب يُحفظ، ويُرسل مرة واحدة وبالترتيب، الآن أو عند الوصول إلى المتجر من جديد.',
    'ridePresses.resting': 'أُرسل كل شيء.',
    'ridePresses.sending': 'يُرسل أول ما حُفظ.',
    'ridePresses.waiting': 'لا يمكن الوصول إلى المتجر: يُذكر ما لم يُرسل بعد.',
    'ridePresses.signedOut': 'يُرسل عندما يسجّل مندوبه دخوله من جديد.',
  },
  choices: {
    'It is kept, to be sent in its turn.': 'يُحفظ ليُرسل في دوره.',
    'Something was pressed.': 'ضُغط على شيء.',
    'The session has ended; what is kept stays.': 'انتهت الجلسة؛ ويبقى المحفوظ.',
    'The shop has answered.': 'أجاب المتجر.',
    'Nothing answers: it stays kept.': 'لا جواب: يبقى محفوظًا.',
    'Somebody, or the network that is back, asks to try now.':
      'يطلب أحدهم، أو الشبكة العائدة، المحاولة الآن.',
    'It is tried again.': 'تُعاد المحاولة.',
  },
};
