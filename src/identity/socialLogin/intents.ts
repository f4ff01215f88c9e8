import type { ActorRefFrom } from 'xstate';
import type { socialLoginMachine } from '../../../machines/identity/socialLogin';

export type SocialActor = ActorRefFrom<typeof socialLoginMachine>;

export const intentsOf = (actor: SocialActor) => ({
  retry: () => actor.send({ type: 'socialLogin.retried' }),
  chooseAnotherWay: () => actor.send({ type: 'socialLogin.anotherWayChosen' }),
  sayYes: () => actor.send({ type: 'socialLogin.recognised' }),
  sayNo: () => actor.send({ type: 'socialLogin.denied' }),
  submitPhone: (phone: string) => actor.send({ type: 'socialLogin.phoneSubmitted', phone }),
  noteEdit: () => actor.send({ type: 'socialLogin.edited' }),
});
