import { defineScreens } from '../../../charts/package/define';
import { answerApplicationMachine } from '../../../machines/operator/answerApplication';
import { box, button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const application = dialog('Application 1001');
const reading = there(application, button('Accept'), button('Refuse'));
const writing = there(application, box(/^Why it is refused/), button('Back'));
const end = button('Back to the list');

/** One application: what is done and seen (OPER-02). */
export const answerApplication = defineScreens(answerApplicationMachine, {
  gestures: {
    'answerApplication.accepted': pressing('Accept'),
    'answerApplication.refusing': pressing('Refuse'),
    'answerApplication.kept': pressing('Back'),
    'answerApplication.refused': ({ why }) => [
      fill(/^Why it is refused/, why),
      press('Refuse the application'),
    ],
    'answerApplication.retried': pressing('Try again'),
    'answerApplication.closed': pressing('Close'),
  },
  seen: {
    reading,
    accepting: there(application),
    writing,
    refusing: there(application),
    opened: { ...there(application, end), says: ['Store 12 is made'] },
    failed: { ...there(application, button('Try again')), says: [trouble] },
    refusedByShop: { ...there(application, end), says: ['No.'] },
    answeredElsewhere: { ...there(application, end), says: ['has been answered already'] },
    signedOut: { ...there(application, button('Sign in')), says: ['Your session has ended'] },
    done: gone(application),
    closed: gone(application),
  },
});
