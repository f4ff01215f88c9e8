import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'تغيير اللغة',
  events: {
    'language.chosen': 'تم الضغط على لغة',
    'language.confirmed': 'تم تأكيد التغيير',
    'language.declined': 'تم التراجع عن التغيير',
    'language.retried': 'تم الضغط على إعادة المحاولة',
    'language.closed': 'أُغلق',
  },
  guards: { isAnother: 'لغة غير الحالية' },
  unmet: {
    isAnother: 'هي اللغة الحالية نفسها',
  },
  actors: {
    turnToLanguage: 'التحدث باللغة وحفظها',
    fetchTexts: 'جلب نصوص الخادم بهذه اللغة',
  },
  actions: {
    keepChoice: 'تدوين اللغة',
    announceChange: 'الإعلام بتغيير اللغة',
  },
  delays: { textsLimit: 'أطول انتظار للنصوص (ثانيتان)' },
  states: {
    'language.choosing': 'اختيار اللغة',
    'language.confirming': 'تأكيد التغيير',
    'language.turning': 'تبديل اللغة',
    'language.fetchingTexts': 'جلب النصوص',
    'language.failed': 'تعذّر جلب اللغة',
    'language.changed': 'تغيّرت اللغة',
    'language.kept': 'بقيت اللغة',
  },
  descriptions: {
    language: 'يتحوّل المتجر إلى لغة أخرى في مكانه: يُسأل أولًا، ثم يُجلب من جديد كل ما يتبع اللغة.',
    'language.choosing': 'يرى المتسوّق اللغات المتاحة.',
    'language.confirming': 'يُسأل المتسوّق هل يتحدث المتجر بتلك اللغة.',
    'language.turning': 'تتغيّر كلمات المتجر واتجاه الكتابة في مكانها.',
    'language.fetchingTexts': 'يُجلب كلام الخادم من جديد بتلك اللغة، ولا يُعاد تحميل الصفحة.',
    'language.failed': 'تعذّر الحصول على كلمات تلك اللغة؛ كل شيء كما كان.',
    'language.changed': 'يقرأ المتسوّق باللغة الجديدة أنها تغيّرت.',
    'language.kept': 'يستمر المتجر باللغة السابقة.',
  },
  choices: {
    'It is another language than now.': 'لغة غير الحالية.',
    'The shop speaks it already.': 'المتجر يتحدث بها أصلًا.',
    'The language stands; what is missing tells so where it is shown.':
      'تبقى اللغة، وما ينقص يُعلَم به في مكانه.',
    'Slow answers do not hold the shopper up: they arrive where they belong.':
      'الإجابات البطيئة لا تؤخّر المتسوّق: تصل إلى أماكنها.',
  },
};
