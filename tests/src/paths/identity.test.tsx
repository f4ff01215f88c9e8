import { useSearch } from '@tanstack/react-router';
import { vi } from 'vitest';
import { finishLoginMachine } from '../../../machines/identity/finishLogin';
import { otpMachine } from '../../../machines/identity/otp';
import { profileCompletionMachine } from '../../../machines/identity/profileCompletion';
import { signUpMachine } from '../../../machines/identity/signUp';
import { socialLoginMachine } from '../../../machines/identity/socialLogin';
import { settings } from '../../support/fakeCart';
import { beside } from '../../support/over';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers, namesGiven } from '../../support/staged';
import { takePaths } from '../../support/takePaths';

// The models' codes were sent at moment 0.
vi.useFakeTimers({ toFake: ['Date'], now: 0 });

for (const name of ['AN']) namesGiven.add(name);
answers.set('/config', { ...settings, is_mail_active: 1, is_sms_active: 1 });

const { CodeStep } = await import('../../../src/identity/otp/CodeStep');
const { SignUpForm } = await import('../../../src/identity/signUp/SignUpForm');
const { DetailsForm } = await import('../../../src/identity/finishLogin/DetailsForm');
const { FinishLogin } = await import('../../../src/identity/finishLogin/FinishLogin');
const { SocialLogin } = await import('../../../src/identity/socialLogin/SocialLogin');
const { ForgotPasswordPage } = await import(
  '../../../src/identity/forgotPassword/ForgotPasswordPage'
);

/** The page's step is that of the address. */
function Forgot() {
  const { step = 0 } = useSearch({ strict: false }) as { step?: 0 | 1 | 2 };
  return <ForgotPasswordPage step={step} />;
}

await takePaths({
  finishLogin: beside(finishLoginMachine, (actor) => <FinishLogin actor={actor} />),
  forgotPassword: ({ request }: { request: object | null }) =>
    renderAtOnce(<Forgot />, request ? '/forgot-password?step=1' : '/forgot-password'),
  otp: beside(otpMachine, (actor) => <CodeStep actor={actor} />),
  profileCompletion: beside(profileCompletionMachine, (actor) => <DetailsForm actor={actor} />),
  signUp: beside(signUpMachine, (actor) => (
    <SignUpForm actor={actor} typed={undefined} onTyped={() => {}} />
  )),
  socialLogin: beside(socialLoginMachine, (actor) => <SocialLogin actor={actor} />),
});
