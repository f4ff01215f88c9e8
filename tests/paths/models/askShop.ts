import { defineModel } from '../../../charts/package/define';
import { askShopMachine } from '../../../machines/orders/askShop';

const question = {
  key: 'q1',
  name: 'Lina',
  email: 'lina@example.com',
  phone: '',
  topic: 'order',
  message: 'Where is it?',
} as const;

export const askShop = defineModel(askShopMachine, {
  inputs: { 'the help page': undefined },
  events: {
    'askShop.sent': [{ question }],
    'askShop.edited': [{}],
    'askShop.another': [{}],
  },
  results: {
    sendQuestion: {
      'the shop has it': { ok: true },
      'the e-mail is not valid': { ok: false, reason: 'refused', field: 'email', message: 'No.' },
      'too many': { ok: false, reason: 'tooMany', wait: 60 },
    },
  },
});
