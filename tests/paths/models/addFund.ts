import { defineModel } from '../../../charts/package/define';
import { addFundMachine } from '../../../machines/account/addFund';
import { signIn } from '../answers';

export const addFund = defineModel(addFundMachine, {
  inputs: { 'the wallet': undefined },
  events: {
    'addFund.submitted': [{ request: { amount: 50, method: 'card', key: 'one' } }],
    'addFund.retried': [{}],
    'addFund.closed': [{}],
  },
  results: {
    openPayment: {
      'a page': { ok: true, link: 'https://pay.example/1' },
      'the session has ended': { ok: false, reason: 'signedOut', messages: [] },
      refused: { ok: false, reason: 'refused', messages: ['No.', 'Too much.'] },
    },
    askToSignIn: signIn,
  },
});
