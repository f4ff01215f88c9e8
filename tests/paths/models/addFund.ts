import { defineModel } from '../../../charts/paths/fixtures';
import { addFundMachine } from '../../../machines/addFund';

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
      refused: { ok: false, messages: ['No.', 'Too much.'] },
    },
  },
});
