import { useSelector } from '@xstate/react';
import { DetailsForm } from '../finishLogin/DetailsForm';
import { FinishLogin } from '../finishLogin/FinishLogin';
import { CodeStep } from '../otp/CodeStep';
import { SignUpForm } from '../signUp/SignUpForm';
import { SocialLogin } from '../socialLogin/SocialLogin';
import type { SignInActor } from './intents';
import { keepTyped, typedIn } from './typed';

/*
 * Screens of the flows that the dialog waits for. A child that has just ended is gone from the chart
 * before its screen is.
 */

export function Otp({ actor }: { actor: SignInActor }) {
  const otp = useSelector(actor, ({ children }) => children.otp);
  return otp ? <CodeStep key={otp.sessionId} actor={otp} /> : null;
}

export function Social({ actor }: { actor: SignInActor }) {
  const social = useSelector(actor, ({ children }) => children.socialLogin);
  return social ? <SocialLogin actor={social} /> : null;
}

export function SignUp({ actor }: { actor: SignInActor }) {
  const signUp = useSelector(actor, ({ children }) => children.signUp);
  if (!signUp) return null;
  return (
    <SignUpForm
      actor={signUp}
      typed={typedIn(actor).signUp}
      onTyped={(values) => keepTyped(actor, { signUp: values })}
    />
  );
}

export function Details({ actor }: { actor: SignInActor }) {
  const details = useSelector(actor, ({ children }) => children.profileCompletion);
  return details ? <DetailsForm actor={details} /> : null;
}

export function Finish({ actor }: { actor: SignInActor }) {
  const finish = useSelector(actor, ({ children }) => children.finishLogin);
  return finish ? <FinishLogin actor={finish} /> : null;
}
