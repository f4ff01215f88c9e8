import type { Actor } from 'xstate';
import type { ResetValues } from '../../../domain/identity/identityValidation';
import type {
  forgotPasswordMachine,
  ResetMethod,
  Step,
} from '../../../machines/identity/forgotPassword';

export type ForgotActor = Actor<typeof forgotPasswordMachine>;

export const intentsOf = (actor: ForgotActor) => ({
  chooseMethod: (method: ResetMethod) =>
    actor.send({ type: 'forgotPassword.methodChosen', method }),
  submit: (to: string) => actor.send({ type: 'forgotPassword.submitted', to }),
  submitPassword: ({ password, confirm_password }: ResetValues) =>
    actor.send({
      type: 'forgotPassword.passwordSubmitted',
      password,
      confirmPassword: confirm_password,
    }),
  noteEdit: () => {
    if (actor.getSnapshot().can({ type: 'forgotPassword.edited' }))
      actor.send({ type: 'forgotPassword.edited' });
  },
  beginAnew: () => actor.send({ type: 'forgotPassword.edited' }),
  requestStep: (step: Step) => actor.send({ type: 'forgotPassword.stepRequested', step }),
  signIn: () => actor.send({ type: 'forgotPassword.signInRequested' }),
});
