import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'الاختيار على الخريطة',
  events: {
    'pick.pinMoved': 'تحركت الخريطة تحت الدبوس',
    'pick.confirmed': 'تم تأكيد المكان',
    'pick.retried': 'تم الضغط على إعادة المحاولة',
    'pick.mapFailed': 'تعذّر عرض الخريطة',
    'pick.closed': 'أُغلقت الخريطة',
  },
  guards: {
    hasPin: 'يوجد مكان معروف',
    isServed: 'نوصّل إلى هناك',
  },
  unmet: {
    hasPin: 'لا مكان معروف بعد',
    isServed: 'لا نوصّل إلى هناك',
  },
  actors: {
    findDefaultPoint: 'السؤال عن وسط المدينة',
    namePoint: 'السؤال عن عنوان الدبوس',
    lookUpZone: 'السؤال عن منطقة الدبوس',
  },
  actions: {
    movePin: 'تدوين مكان الدبوس',
    keepAddress: 'تدوين العنوان',
    keepZones: 'تدوين المناطق',
    markPicked: 'الانتهاء بالمكان',
    markMapFailed: 'الانتهاء لأن الخريطة تعذّرت',
    markClosed: 'الانتهاء دون مكان',
  },
  delays: { pinPause: 'توقفت الخريطة (0.3 ثانية)' },
  states: {
    'mapPick.starting': 'البداية',
    'mapPick.centring': 'البحث عن وسط المدينة',
    'mapPick.aiming': 'تحريك الخريطة',
    'mapPick.naming': 'معرفة العنوان',
    'mapPick.checkingZone': 'التحقق من المنطقة',
    'mapPick.served': 'مكان نوصّل إليه',
    'mapPick.outside': 'خارج مناطق التوصيل',
    'mapPick.failed': 'تعذّر السؤال',
    'mapPick.ended': 'أُغلقت الخريطة',
  },
  descriptions: {
    mapPick: 'يُختار مكان بتحريك الخريطة تحت الدبوس؛ ويعرف المتسوّق قبل التأكيد هل نوصّل إليه.',
    'mapPick.starting': 'ننظر أين نضع الدبوس أولًا.',
    'mapPick.centring': 'نسأل عن وسط المدينة حيث تُفتح الخريطة للقادمين الجدد.',
    'mapPick.aiming': 'يحرّك المتسوّق الخريطة حتى يقف الدبوس عند الباب.',
    'mapPick.naming': 'نسأل أي عنوان يشير إليه الدبوس.',
    'mapPick.checkingZone': 'نسأل إن كانت منطقة تغطي الدبوس.',
    'mapPick.served': 'الدبوس حيث نوصّل؛ يمكن للمتسوّق التأكيد أو المتابعة.',
    'mapPick.outside': 'لا نوصّل حيث يقف الدبوس؛ تُظهر المناطق المرسومة أين نوصّل.',
    'mapPick.failed': 'تعذّر السؤال عن العنوان أو المنطقة؛ يمكن للمتسوّق المحاولة مجددًا.',
    'mapPick.ended': 'أُغلقت الخريطة: بمكان، أو دونه، أو لأنها لم تُعرض.',
  },
  choices: {
    'A place is known already.': 'يوجد مكان معروف.',
    'No place is known yet.': 'لا يوجد مكان معروف بعد.',
    'We deliver there.': 'نوصّل إلى هناك.',
    'No zone covers the pin.': 'لا منطقة تغطي الدبوس.',
  },
};
