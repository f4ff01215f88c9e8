import { defineModel } from '../../../charts/package/define';
import { operatorSessionMachine } from '../../../machines/operator/operatorSession';

export const operatorSession = defineModel(operatorSessionMachine, {
  inputs: { 'an operator': undefined },
  events: { 'operatorSession.leaving': [{}], 'operatorSession.ended': [{}] },
  results: { signOut: { 'it has ended': {} } },
});
