import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'الرد على متسوق',
  events: {
    'answerShopper.given': 'إرسال رد',
    'answerShopper.retried': 'إعادة المحاولة',
    'answerShopper.givenUp': 'عدم الإرسال',
    'answerShopper.read': 'قُرئ ما هو مكتوب',
  },
  guards: {
    isTaken: 'الرد لدى المتجر',
    isSignedOut: 'انتهت الجلسة',
    isAnswered: 'سبق إليه غيره',
  },
  unmet: {
    isTaken: 'لم يصل الرد إلى المتجر',
    isSignedOut: 'لم تنتهِ الجلسة',
    isAnswered: 'لم يسبق إليه أحد',
  },
  actors: { sendAnswer: 'إرسال الرد' },
  actions: {
    forgetDraft: 'إفراغ الحقل مما أُرسل',
    keepAnswer: 'حفظ الرد',
    forgetAnswer: 'ترك الرد',
    keepMessage: 'تدوين ما قاله المتجر',
    keepWho: 'تدوين من كان أسرع',
  },
  delays: { retryPause: 'مهلة قبل إعادة المحاولة (5 ثوانٍ)' },
  states: {
    'answerShopper.writing': 'الكتابة',
    'answerShopper.sending': 'الإرسال',
    'answerShopper.failed': 'تعذّر الوصول',
    'answerShopper.refused': 'رفض المتجر',
    'answerShopper.answeredElsewhere': 'أجاب غيره',
    'answerShopper.signedOut': 'انتهت الجلسة',
  },
  descriptions: {
    answerShopper:
      'يرد أحد العاملين أو مندوب على رسالة متسوق أو تقييمه، أو يقول إنه لا حاجة إلى رد، ويبقى ما كُتب حتى يصل إلى المتجر.',
    'answerShopper.writing': 'يمكن كتابة رد، وما في الحقل محفوظ.',
    'answerShopper.sending': 'الرد في الطريق.',
    'answerShopper.failed': 'تعذّر الوصول إلى المتجر: الرد محفوظ وتُعاد المحاولة.',
    'answerShopper.refused': 'لا يقبل المتجر الرد ويقول السبب، ويبقى الرد في الحقل.',
    'answerShopper.answeredElsewhere':
      'أجاب غيره من المتجر في هذه الأثناء: لم يُرسل شيء، وكلاهما أمامه ليُقرأ.',
    'answerShopper.signedOut': 'انتهت الجلسة: الرد محفوظ ولم يُرسل شيء.',
  },
  choices: {
    'It is answered, or said that nothing is to be.': 'أُجيب، أو قيل إنه لا حاجة إلى رد.',
    'It is tried again now.': 'تُعاد المحاولة الآن.',
    'It is not sent, and stays in the field.': 'لا يُرسل ويبقى في الحقل.',
    'It is tried again by itself.': 'تُعاد المحاولة تلقائيًا.',
    'It was read.': 'قُرئ.',
    'It was read; what was written stays in the field.': 'قُرئ، ويبقى ما كُتب في الحقل.',
    'The shop has it.': 'وصل إلى المتجر.',
    'The session has ended.': 'انتهت الجلسة.',
    'Somebody else was faster.': 'سبق إليه غيره.',
    'The shop does not take it.': 'لا يقبله المتجر.',
    'Nothing answers.': 'لا مجيب.',
  },
};
