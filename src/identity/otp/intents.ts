import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '../../../machines/identity/otp';

export type OtpActor = ActorRefFrom<typeof otpMachine>;

export const intentsOf = (actor: OtpActor) => ({
  submitCode: (code: string) => actor.send({ type: 'otp.codeSubmitted', code }),
  noteEdit: () => actor.send({ type: 'otp.edited' }),
  typeEarlierCode: () => actor.send({ type: 'otp.earlierCodeWanted' }),
  resend: () => actor.send({ type: 'otp.resendRequested' }),
  change: () => actor.send({ type: 'otp.changeRequested' }),
  cancel: () => actor.send({ type: 'otp.cancelled' }),
});
