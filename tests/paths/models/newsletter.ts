import { defineModel } from '../../../charts/package/define';
import { newsletterMachine } from '../../../machines/content/newsletter';
import { refused } from '../../support/identity';

export const newsletter = defineModel(newsletterMachine, {
  inputs: { 'the footer': undefined },
  events: {
    'newsletter.submitted': [{ email: 'lina@example.com' }, { email: 'lina' }, { email: '' }],
    'newsletter.edited': [{}],
  },
  results: { subscribe: { subscribed: { ok: true }, refused: refused('email_taken') } },
});
