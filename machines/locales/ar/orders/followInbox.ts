import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'متابعة صندوق الرسائل',
  events: {
    'followInbox.changed': 'تغيّر صندوق الرسائل',
    'followInbox.streamEnded': 'انتهاء الاتصال المباشر',
  },
  guards: {},
  actors: { streamInbox: 'الاستماع إلى الرسائل', askInbox: 'السؤال عن الرسائل' },
  actions: {},
  delays: {
    connectLimit: 'أقصى مدة لإقامة الاتصال المباشر',
    pollPause: 'مهلة بين سؤالين',
    silenceLimit: 'أقصى مدة لصمت الاتصال المباشر',
  },
  states: {
    'followInbox.streaming': 'متابعة مباشرة',
    'followInbox.streaming.connecting': 'إقامة الاتصال',
    'followInbox.streaming.live': 'متصل مباشرة',
    'followInbox.asking': 'السؤال عن الرسائل',
    'followInbox.waiting': 'انتظار قصير',
  },
  descriptions: {
    followInbox: 'أخبار صندوق الرسائل لحظة بلحظة؛ وبلا اتصال مباشر يُسأل عنها كل بضع ثوانٍ.',
    'followInbox.streaming': 'تصل الرسائل الجديدة فور كتابتها.',
    'followInbox.streaming.connecting': 'يُقام الاتصال المباشر.',
    'followInbox.streaming.live': 'الاتصال المباشر قائم.',
    'followInbox.asking': 'بلا اتصال مباشر يُسأل عن صندوق الرسائل.',
    'followInbox.waiting': 'مهلة قصيرة قبل محاولة الاتصال المباشر من جديد.',
  },
  choices: {
    'The live connection ended.': 'انتهى الاتصال المباشر.',
    'The inbox tells how it stands.': 'يخبر صندوق الرسائل بحاله.',
    'The live connection broke.': 'انقطع الاتصال المباشر.',
    'Nothing came.': 'لم يصل شيء.',
    'The live connection has fallen silent.': 'صمت الاتصال المباشر.',
    'A live connection is tried again.': 'يُعاد الاتصال المباشر.',
  },
};
