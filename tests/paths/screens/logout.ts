import { defineScreens } from '../../../charts/package/define';
import { logoutMachine } from '../../../machines/identity/logout';
import { button, dialog, gone, pressing, there } from './pieces';

const question = dialog('Logout');

/** Logging out: what the customer does and sees (LOGOUT-01 to LOGOUT-06). */
export const logout = defineScreens(logoutMachine, {
  gestures: { 'logout.confirmed': pressing('Logout'), 'logout.declined': pressing('Cancel') },
  seen: {
    asking: there(question, button('Logout'), button('Cancel')),
    leaving: there(question),
    endingServerSession: there(question),
    forgettingCustomer: { ...there(question), stored: { token: null } },
    loggedOut: { ...gone(question), stored: { token: null } },
    stayed: gone(question),
  },
});
