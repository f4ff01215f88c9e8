import { defineScreens } from '../../../charts/package/define';
import { fromWithout } from '../../../charts/paths/screens';
import { operatorSessionMachine } from '../../../machines/operator/operatorSession';
import { button, gone, pressing, there } from './pieces';

const leave = button('Sign out');

/** The operators' room: what is done and seen (OPER-01). */
export const operatorSession = defineScreens(operatorSessionMachine, {
  gestures: {
    'operatorSession.leaving': pressing('Sign out'),
    // The shop says so to a call.
    'operatorSession.ended': () => fromWithout,
  },
  seen: { working: there(leave), signingOut: there(leave), signedOut: gone(leave) },
});
