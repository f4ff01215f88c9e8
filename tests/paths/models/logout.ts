import { defineModel } from '../../../charts/package/define';
import { logoutMachine } from '../../../machines/identity/logout';
import { done } from '../answers';

export const logout = defineModel(logoutMachine, {
  inputs: { 'a customer': undefined },
  events: { 'logout.confirmed': [{}], 'logout.declined': [{}] },
  results: { endServerSession: done, refetchCart: done },
});
