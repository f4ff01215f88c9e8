import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'صور الوصفة الطبية',
  events: {
    'prescription.filesChosen': 'اختيار الصور',
    'prescription.missed': 'الضغط على متابعة بلا صورة',
    'prescription.edited': 'إزالة صورة',
    'prescription.retried': 'تم الضغط على حاول مرة أخرى',
  },
  guards: {
    isNone: 'لم تُختر أي صورة',
    isTooMany: 'أكثر من ثلاث صور إجمالًا',
    isRefused: 'رفض الخادم صورة',
  },
  actors: { uploadImages: 'إرسال الصور' },
  actions: {
    keepFiles: 'تدوين الصور المختارة',
    keepRefusal: 'تدوين ما قاله الخادم',
    handImages: 'إضافة الصور إلى الطلب',
  },
  delays: {},
  states: {
    'prescription.asking': 'طلب الصور',
    'prescription.asking.resting': 'لا خطأ',
    'prescription.asking.missing': 'صورة ناقصة',
    'prescription.asking.tooMany': 'صور كثيرة',
    'prescription.asking.refused': 'رُفضت صورة',
    'prescription.asking.failed': 'تعذّر الإرسال',
    'prescription.uploading': 'رفع الصور',
  },
  descriptions: {
    prescription: 'حقل صور الوصفة الطبية: ما يمكن اختياره، وما يجري رفعه، وما تعذّر.',
    'prescription.asking': 'يمكن اختيار الصور وإزالتها.',
    'prescription.asking.resting': 'لا خطأ هنا.',
    'prescription.asking.missing': 'أراد المتسوّق المتابعة بلا صورة، فتُطلب منه واحدة.',
    'prescription.asking.tooMany': 'يُخبَر المتسوّق بأن الحد الأقصى ثلاث صور.',
    'prescription.asking.refused': 'لم يقبل الخادم صورة وذكر السبب؛ وتبقى الصور الأخرى.',
    'prescription.asking.failed': 'تعذّر الوصول إلى المتجر؛ يمكن إرسال الصور نفسها مجددًا.',
    'prescription.uploading': 'الصور في طريقها.',
  },
  choices: {
    'The shopper closed the choice of files.': 'أغلق المتسوّق اختيار الملفات.',
    'With these there would be more than three.': 'ستزيد الصور بهذه عن ثلاث.',
    'They may be sent.': 'يمكن إرسالها.',
    'One choice after the other.': 'اختيار تلو الآخر.',
    'One was refused; those before it are kept.': 'رُفضت صورة، وبقيت التي قبلها.',
    'All were taken.': 'قُبلت جميعها.',
  },
};
