import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'البحث عن مكان',
  events: {
    'search.textChanged': 'كُتب نص',
    'search.suggestionChosen': 'تم اختيار اقتراح',
    'search.retried': 'تم الضغط على إعادة المحاولة',
  },
  guards: {
    isLongEnough: 'يوجد حرفان على الأقل',
    isSuggested: 'المكان موجود في القائمة',
    hasFound: 'تم العثور على أماكن',
    isLocated: 'الموقع معروف',
    hasChoice: 'سبق اختيار مكان',
  },
  unmet: {
    isLongEnough: 'يوجد أقل من حرفين',
    isSuggested: 'المكان ليس في القائمة',
    hasFound: 'لم يُعثر على أماكن',
    isLocated: 'الموقع غير معروف',
    hasChoice: 'لم يُختر مكان بعد',
  },
  actors: {
    searchPlaces: 'البحث عن أماكن',
    locatePlace: 'السؤال عن موقع المكان',
  },
  actions: {
    keepText: 'تدوين النص',
    showSuggestions: 'عرض الأماكن التي وُجدت',
    forgetSuggestions: 'إزالة القائمة',
    keepChoice: 'تدوين المكان المختار',
    forgetChoice: 'نسيان المكان المختار',
    keepPlace: 'تدوين موقعه',
  },
  delays: { searchPause: 'توقف قصير أثناء الكتابة (ربع ثانية)' },
  states: {
    'placeSearch.waiting': 'انتظار الكتابة',
    'placeSearch.pausing': 'انتظار توقف الكتابة',
    'placeSearch.searching': 'البحث',
    'placeSearch.suggesting': 'عرض الاقتراحات',
    'placeSearch.nothingFound': 'لا نتائج',
    'placeSearch.locatingPlace': 'تحديد موقع المكان',
    'placeSearch.failed': 'تعذّر البحث',
    'placeSearch.found': 'عُثر على المكان',
  },
  descriptions: {
    placeSearch: 'يُعثر على مكان من بداية اسمه.',
    'placeSearch.waiting': 'لم يكتب المتسوّق شيئًا، أو كتب أقل مما يكفي للبحث.',
    'placeSearch.pausing': 'المتسوّق يكتب؛ ننتظر توقفًا قصيرًا.',
    'placeSearch.searching': 'نسأل عن الأماكن التي تبدأ بما كُتب.',
    'placeSearch.suggesting': 'يختار المتسوّق من الأماكن التي وُجدت، عشرة على الأكثر.',
    'placeSearch.nothingFound': 'لم يُعثر على مكان؛ يكتب المتسوّق اسمًا آخر أو يختار على الخريطة.',
    'placeSearch.locatingPlace': 'نسأل أين يقع المكان المختار.',
    'placeSearch.failed': 'لم ينجح البحث؛ يمكن للمتسوّق المحاولة مجددًا أو متابعة الكتابة.',
    'placeSearch.found': 'تم العثور على المكان.',
  },
  choices: {
    'Enough letters to look for; what was being looked for is dropped.':
      'حروف تكفي للبحث؛ يُترك ما كان يُبحث عنه.',
    'Too few letters to look for.': 'الحروف أقل مما يكفي للبحث.',
    'Places were found.': 'تم العثور على أماكن.',
    'No place begins like this.': 'لا مكان يبدأ هكذا.',
    'We know where the place is.': 'نعرف أين يقع المكان.',
    'The place does not exist any more.': 'لم يعد المكان موجودًا.',
    'A place was chosen already: only its position is asked for again.':
      'سبق اختيار مكان: نسأل عن موقعه فقط من جديد.',
    'The search is made again.': 'يُعاد البحث.',
  },
};
