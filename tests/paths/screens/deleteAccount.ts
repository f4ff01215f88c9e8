import { defineScreens } from '../../../charts/package/define';
import { deleteAccountMachine } from '../../../machines/account/deleteAccount';
import { button, dialog, gone, pressing, there, trouble } from './pieces';

const question = dialog('Delete account');

/** Deleting the account: what the customer does and sees (DEL-01 to DEL-04). */
export const deleteAccount = defineScreens(deleteAccountMachine, {
  gestures: {
    'deleteAccount.confirmed': pressing('Delete it'),
    'deleteAccount.declined': pressing('Keep my account'),
  },
  seen: {
    asking: there(question, button('Delete it'), button('Keep my account')),
    deletingAccount: there(question),
    signingIn: {},
    refused: { ...there(question, button('Delete it')), says: ['No.'] },
    failed: { ...there(question, button('Delete it')), says: [trouble] },
    deleted: { ...gone(question), stored: { token: null } },
    stayed: gone(question),
  },
});
