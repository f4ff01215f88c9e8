import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'طلب الانضمام للبيع أو التوصيل',
  events: {
    'registration.stepFinished': 'الضغط على متابعة',
    'registration.placeGiven': 'تأكيد المنطقة والدبوس',
    'registration.submitted': 'الضغط على إرسال',
    'registration.wentBack': 'الضغط على رجوع',
    'registration.edited': 'كتابة شيء أو اختياره',
  },
  guards: {
    isInside: 'الدبوس داخل المنطقة',
    isAccepted: 'قبل المتجر الطلب',
    isAboutPerson: 'يتعلق بالشخص',
    isAboutBusiness: 'يتعلق بالمتجر أو الوثائق',
    isAboutPlace: 'يتعلق بالمكان',
  },
  unmet: {
    isInside: 'الدبوس خارج المنطقة',
    isAccepted: 'لم يقبل المتجر الطلب',
    isAboutPerson: 'لا يتعلق بالشخص',
    isAboutBusiness: 'لا يتعلق بالمتجر ولا بالوثائق',
    isAboutPlace: 'لا يتعلق بالمكان',
  },
  actors: {
    checkPlace: 'السؤال هل الدبوس داخل المنطقة',
    sendApplication: 'إرسال الطلب',
  },
  actions: {
    keepRefusal: 'تدوين ما رُفض',
    forgetRefusal: 'نسيان الرفض',
    keepMessage: 'تدوين جواب المتجر',
    forgetDraft: 'ترك المسودة',
  },
  delays: {},
  states: {
    'registration.introducing': 'التعريف بالنفس',
    'registration.introducing.filling': 'تعبئة الحقول',
    'registration.introducing.refused': 'رُفض حقل',
    'registration.describing': 'وصف المتجر أو المندوب',
    'registration.describing.filling': 'تعبئة الحقول والصور',
    'registration.describing.refused': 'رُفض حقل أو صورة',
    'registration.locating': 'تحديد المكان',
    'registration.locating.choosing': 'اختيار المنطقة والدبوس',
    'registration.locating.checking': 'التحقق من المنطقة',
    'registration.locating.outside': 'خارج المنطقة',
    'registration.locating.unchecked': 'تعذّر التحقق',
    'registration.locating.refused': 'رُفض المكان',
    'registration.choosingPlan': 'اختيار الشروط',
    'registration.choosingPlan.choosing': 'المقارنة والاختيار',
    'registration.choosingPlan.refused': 'رُفض طلب الانضمام',
    'registration.choosingPlan.unreachable': 'تعذّر الوصول إلى المتجر',
    'registration.sending': 'إرسال الطلب',
    'registration.sent': 'أُرسل الطلب',
  },
  descriptions: {
    registration: 'يتقدم شخص للبيع أو التوصيل، من التعريف بنفسه إلى الشروط.',
    'registration.introducing': 'يكتب المتقدم الاسم والبريد والهاتف وكلمة مرور.',
    'registration.introducing.filling': 'تُملأ الحقول.',
    'registration.introducing.refused': 'لا يقبل المتجر أحدها؛ يُقال ذلك عنده حتى يتغيّر.',
    'registration.describing':
      'يذكر المتجر اسمه ونوعه ودقائقه ويعرض شعاره؛ ويعرض المندوب صورته ووثائقه.',
    'registration.describing.filling': 'تُملأ الحقول وتُختار الصور.',
    'registration.describing.refused': 'لا يقبل المتجر حقلًا أو صورة؛ يُقال ذلك عندها حتى تتغيّر.',
    'registration.locating': 'يختار المتقدم منطقة ويضع الدبوس على الخريطة.',
    'registration.locating.choosing': 'تُختار المنطقة والدبوس؛ المنطقة مرسومة على الخريطة.',
    'registration.locating.checking': 'ينظر المتجر هل الدبوس داخل المنطقة.',
    'registration.locating.outside':
      'الدبوس خارج المنطقة المختارة؛ يُقال ذلك عند الخريطة حتى يتغيّر أحدهما.',
    'registration.locating.unchecked': 'تعذّر سؤال المتجر؛ يمكن للمتقدم المحاولة مجددًا.',
    'registration.locating.refused': 'لا يقبل المتجر المكان؛ يُقال ذلك هناك حتى يتغيّر.',
    'registration.choosingPlan':
      'يختار المتجر العمولة أو باقة، ويختار المندوب المركبة وطريقة الكسب، ثم يُرسَل الطلب.',
    'registration.choosingPlan.choosing': 'تُختار الشروط.',
    'registration.choosingPlan.refused': 'لا يقبل المتجر الطلب؛ يُقال ذلك حتى يتغيّر شيء.',
    'registration.choosingPlan.unreachable': 'تعذّر الوصول إلى المتجر؛ يُحفظ كل شيء لمحاولة أخرى.',
    'registration.sending': 'الطلب وصوره في الطريق.',
    'registration.sent': 'الطلب لدى المتجر؛ يقرأ المتقدم ما يأتي بعد ذلك.',
  },
  choices: {
    'The pin is in the zone.': 'الدبوس داخل المنطقة.',
    'The pin is not in the zone.': 'الدبوس ليس داخل المنطقة.',
    'The shop keeps it.': 'يحتفظ به المتجر.',
    'E-mail, phone, name or password are not taken.':
      'لم يُقبل البريد أو الهاتف أو الاسم أو كلمة المرور.',
    'Something about the store, the papers or a picture is not taken.':
      'لم يُقبل شيء يخص المتجر أو الوثائق أو صورة.',
    'Zone or place are not taken.': 'لم تُقبل المنطقة أو المكان.',
    'The terms are not taken, or it is about no field at all.':
      'لم تُقبل الشروط، أو لا يتعلق بأي حقل.',
  },
};
