import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'module.chosen': 'تم اختيار قسم',
    'module.retried': 'تم الضغط على إعادة المحاولة',
    'module.locationAsked': 'تم الضغط على تغيير الموقع',
    'module.closed': 'أُغلق',
  },
  guards: {
    isUnasked: 'لم يُسأل العميل عنه بعد',
    hasChosen: 'سبق الضغط على قسم',
    hasNone: 'لا قسم يعمل هناك',
    isKept: 'القسم الحالي يعمل هناك',
    isTaken: 'لا حاجة لسؤال أحد',
    canKeep: 'يمكن إبقاء القسم الحالي',
    isAnother: 'قسم غير السابق',
  },
  actors: { listModules: 'السؤال عن أقسام المكان' },
  actions: {
    goToInterests: 'الذهاب إلى الفئات المفضلة',
    keepList: 'تدوين الأقسام',
    takeModule: 'أخذ القسم المفضّل أو الوحيد',
    keepChoice: 'تدوين القسم المختار',
    rememberModule: 'جعل القسم حاليًا وحفظه',
    announceModule: 'الإعلام باختيار قسم',
    goHome: 'الذهاب إلى الصفحة الرئيسية',
    endAs: 'تدوين طريقة الانتهاء',
  },
  delays: {},
  descriptions: {
    'module.starting': 'يبدأ المسار بقسم، أو بالسؤال عن قسم.',
    'module.loadingModules': 'نسأل أي الأقسام تعمل في مناطق المكان.',
    'module.choosing': 'يختار المتسوّق ما يريد طلبه.',
    'module.changing': 'ينتقل المتجر إلى القسم المختار ويأخذ لونه.',
    'module.noModules': 'لا قسم يعمل في هذا المكان.',
    'module.failed': 'تعذّر السؤال عن الأقسام.',
    'module.ended': 'للمتجر قسم، أو تُرك الاختيار.',
  },
  choices: {
    'It is another one, and the customer has not said what they like there.':
      'قسم آخر، ولم يذكر العميل ما يفضّله فيه.',
    'The shopper pressed a module in the bar or strip.': 'ضغط المتسوّق على قسم في الشريط.',
    'The modules of the place are not known yet.': 'أقسام المكان غير معروفة بعد.',
    'Nothing is offered there.': 'لا شيء معروض هناك.',
    'The current module works there too.': 'القسم الحالي يعمل هناك أيضًا.',
    'It is the only one, or the one pressed before, so nobody is asked.':
      'هو الوحيد أو الذي ضُغط من قبل، فلا يُسأل أحد.',
    'The shopper has a choice.': 'لدى المتسوّق خيار.',
    'Only with a module that works here can the choice be left.':
      'لا يُترك الاختيار إلا بقسم يعمل هنا.',
    'It is another module than before.': 'قسم غير السابق.',
    'It is the module of before.': 'القسم السابق نفسه.',
  },
};
