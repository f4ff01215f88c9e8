import type { ActorRefFrom } from 'xstate';
import type { CompletionValues } from '../../../domain/identity/identityValidation';
import type { profileCompletionMachine } from '../../../machines/identity/profileCompletion';

export type CompletionActor = ActorRefFrom<typeof profileCompletionMachine>;

export const intentsOf = (actor: CompletionActor) => ({
  submit: (values: CompletionValues) => actor.send({ type: 'profileCompletion.submitted', values }),
  noteEdit: () => actor.send({ type: 'profileCompletion.edited' }),
  cancel: () => actor.send({ type: 'profileCompletion.cancelled' }),
});
