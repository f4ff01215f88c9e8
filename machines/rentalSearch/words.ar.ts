import type { TranslatedWords } from '../wordList';

export const wordsAr: TranslatedWords = {
  events: {
    'rentalSearch.pickupAsked': 'تم الضغط على موقع الاستلام',
    'rentalSearch.destinationAsked': 'تم الضغط على الوجهة',
    'rentalSearch.destinationRecalled': 'اختيار وجهة سابقة',
    'rentalSearch.changed': 'تغيّر نوع الرحلة أو مدتها أو وقتها',
    'rentalSearch.submitted': 'تم الضغط على بحث',
    'rentalSearch.routeRetried': 'تم الضغط على إعادة القياس',
    'rentalSearch.dismissed': 'تم الإغلاق',
  },
  guards: {
    isWayOpen: 'الطرفان معروفان والطريق غير معروف',
    isReady: 'الرحلة مكتملة',
    isWayNeeded: 'لا ينقص سوى الطريق',
  },
  actors: {
    askForPlace: 'السؤال عن مكان',
    measureRoute: 'قياس الطريق',
  },
  actions: {
    keepChoices: 'تدوين ما أُدخل',
    keepPickup: 'تدوين موقع الاستلام',
    keepDestination: 'تدوين الوجهة',
    rememberDestination: 'حفظ الوجهة للمرة القادمة (آخر خمس)',
    keepRoute: 'تدوين المسافة والزمن',
    noteTrouble: 'تدوين ما ينقص أو ما لا يمكن',
    forgetTrouble: 'نسيان الخطأ',
    keepPlan: 'تدوين الرحلة',
  },
  delays: {},
  descriptions: {
    'rentalSearch.weighingWay': 'ننظر هل طرفا الطريق معروفان.',
    'rentalSearch.planning': 'يُدخل المتسوّق رحلته.',
    'rentalSearch.pickingPickup': 'يختار المتسوّق مكان بداية الرحلة.',
    'rentalSearch.pickingDestination': 'يختار المتسوّق مكان نهاية الرحلة.',
    'rentalSearch.measuringWay': 'تُسأل خدمة الطرق عن المسافة والزمن.',
    'rentalSearch.wayUnknown':
      'تعذّر قياس الطريق: يمكن إعادة المحاولة، والرحلة بالساعات أو الأيام تمضي بدونه.',
    'rentalSearch.explaining': 'يُذكر عند الحقل ما ينقص أو ما لا يمكن، ويزول مع أول تغيير.',
    'rentalSearch.ready': 'أُدخلت الرحلة.',
    'rentalSearch.closed': 'ترك المتسوّق السؤال.',
  },
  choices: {
    'Both are, the way is not.': 'كلاهما معروف والطريق غير معروف.',
    'An end is missing, or the way is known.': 'ينقص طرف أو الطريق معروف.',
    'The trip is whole.': 'الرحلة مكتملة.',
    'A trip paid by distance needs its way.': 'رحلة تُدفع بالمسافة تحتاج إلى طريقها.',
    'Something is missing or cannot be.': 'ينقص شيء أو لا يمكن.',
    'The shopper goes on entering meanwhile.': 'يواصل المتسوّق الإدخال في هذه الأثناء.',
    'The shopper goes on entering.': 'يواصل المتسوّق الإدخال.',
    'By hours or days: the way is not needed.': 'بالساعات أو الأيام: لا حاجة إلى الطريق.',
    'Paid by distance: the way is asked for again.': 'تُدفع بالمسافة: يُسأل عن الطريق مجددًا.',
    'Something else is missing or cannot be.': 'ينقص شيء آخر أو لا يمكن.',
    'Time has mended it.': 'زال السبب مع الوقت.',
    'It is still so.': 'ما زال كذلك.',
  },
};
