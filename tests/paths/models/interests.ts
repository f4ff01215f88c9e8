import { defineModel } from '../../../charts/package/define';
import { interestsMachine } from '../../../machines/account/interests';
import { plainAnswers, signIn } from '../answers';

export const interests = defineModel(interestsMachine, {
  inputs: { 'nothing chosen': { chosen: [] }, 'chosen before': { chosen: [3] } },
  events: {
    'interests.toggled': [{ category: 3 }],
    'interests.submitted': [{}],
    'interests.skipped': [{}],
  },
  results: { saveInterests: plainAnswers, askToSignIn: signIn },
});
