import type { TranslatedWords } from '../../wordList';

export const wordsAr: TranslatedWords = {
  title: 'تغيير الرحلة',
  events: {
    'changeTrip.confirmed': 'الموافقة على تغيير الرحلة',
    'changeTrip.vehiclesGivenUp': 'الموافقة على حذف المركبات المذكورة',
    'changeTrip.dismissed': 'إبقاء الرحلة كما هي',
    'changeTrip.retried': 'تم الضغط على حاول مرة أخرى',
  },
  guards: {
    asksForTripType: 'يتغيّر نوع الرحلة',
    asksForDuration: 'تتغيّر المدة',
    isAccepted: 'قبله الخادم',
    isLacking: 'بعض المركبات لا تتيح نوع الرحلة',
  },
  actors: {
    changeTrip: 'تغيير الرحلة',
    removeVehicles: 'حذف المركبات المذكورة',
  },
  actions: {
    keepLacking: 'تدوين المركبات التي لا تتيحه',
    markChanged: 'تدوين تغيّر الرحلة',
    sayWhyRefused: 'نقل ما قاله الخادم',
    offerRetry: 'الإعلام بتعذّر الحفظ وعرض المحاولة مجددًا',
  },
  delays: { retryOffer: 'مدة عرض المحاولة مجددًا (8 ثوانٍ)' },
  states: {
    'changeTrip.starting': 'تحديد ما يُسأل عنه',
    'changeTrip.confirmingTripType': 'تأكيد نوع الرحلة',
    'changeTrip.confirmingDuration': 'تأكيد المدة',
    'changeTrip.saving': 'حفظ التغيير',
    'changeTrip.listingVehicles': 'عرض المركبات المتعارضة',
    'changeTrip.removingVehicles': 'حذف المركبات المتعارضة',
    'changeTrip.failed': 'تعذّر الوصول إلى المتجر',
    'changeTrip.ended': 'انتهى السؤال',
  },
  descriptions: {
    changeTrip: 'تُغيَّر الرحلة التي تشترك فيها مركبات السلة: نوعها أو مدتها أو أماكنها أو وقتها.',
    'changeTrip.starting': 'ما يتغيّر يحدد ما يُسأل عنه المتسوّق.',
    'changeTrip.confirmingTripType': 'يُسأل المتسوّق هل تصبح الرحلة كلها من نوع آخر.',
    'changeTrip.confirmingDuration': 'يُسأل المتسوّق هل تتغيّر مدة الرحلة.',
    'changeTrip.saving': 'تُغيَّر الرحلة لجميع مركباتها.',
    'changeTrip.listingVehicles':
      'تُعرض المركبات التي لا تتيح نوع الرحلة المختار، ويمكن التخلي عنها.',
    'changeTrip.removingVehicles': 'تُحذف المركبات المذكورة من السلة.',
    'changeTrip.failed': 'تعذّر الوصول إلى المتجر؛ الرحلة كما كانت ويمكن المحاولة مجددًا.',
    'changeTrip.ended': 'تغيّرت الرحلة أو بقيت كما كانت.',
  },
  choices: {
    'Another kind of trip.': 'نوع آخر من الرحلات.',
    'Another duration.': 'مدة أخرى.',
    'The shopper has agreed before.': 'وافق المتسوّق من قبل.',
    'The trip is changed.': 'تغيّرت الرحلة.',
    'Some vehicles are not offered for such a trip, and nothing was changed.':
      'بعض المركبات لا تتاح لرحلة كهذه، ولم يتغيّر شيء.',
    'The server refused; the trip is as before.': 'رفض الخادم؛ الرحلة كما كانت.',
    'They are out: the trip can be changed.': 'حُذفت: يمكن تغيير الرحلة.',
    'The server refused.': 'رفض الخادم.',
    'The offer to try again has passed.': 'انتهى عرض المحاولة مجددًا.',
  },
};
