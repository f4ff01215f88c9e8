import type { ActorRefFrom } from 'xstate';
import type { ApplicationValues } from '../../../domain/account/applicationValidation';
import type { registrationMachine, Spot } from '../../../machines/account/registration';

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;

export const registrationIntents = (actor: RegistrationActor) => ({
  finish: () => actor.send({ type: 'registration.stepFinished' }),
  givePlace: (spot: Spot) => actor.send({ type: 'registration.placeGiven', spot }),
  send: (values: ApplicationValues) => actor.send({ type: 'registration.submitted', values }),
  goBack: () => actor.send({ type: 'registration.wentBack' }),
  noteEdit: () => actor.send({ type: 'registration.edited' }),
});
