import { defineSurroundings } from '../../../charts/package/define';
import { signUpMachine } from '../../../machines/identity/signUp';
import { signUp as model } from '../models/signUp';
import { signUp as screens } from '../screens/signUp';
import { answersOf, no } from './answers';
import { personToBe, typed } from './people';
import { playOf } from './play';
import { typeAs } from './shop';

export const signUp = playOf(
  model,
  screens,
  defineSurroundings(signUpMachine, {
    starts: {
      'a newcomer': async (page) => {
        const { email, phone } = personToBe();
        await typeAs(page, { [typed.email]: email, [typed.newPhone]: phone });
        await page.goto('/about-us');
        await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
      },
    },
    answers: {
      createAccount: answersOf('POST /auth/sign-up', {
        created: 'its own',
        'the e-mail is taken': no('email_taken', 'No.', 403),
        'there were too many attempts': no('rate_limited', 'No.', 429),
      }),
    },
  }),
);
