import { defineModel } from '../../../charts/package/define';
import { deleteAccountMachine } from '../../../machines/account/deleteAccount';
import { plainAnswers, signIn } from '../answers';

export const deleteAccount = defineModel(deleteAccountMachine, {
  inputs: { 'a customer': undefined },
  events: { 'deleteAccount.confirmed': [{}], 'deleteAccount.declined': [{}] },
  results: { deleteAccount: plainAnswers, askToSignIn: signIn },
});
