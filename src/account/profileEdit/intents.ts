import type { Actor } from 'xstate';
import type { ProfileValues } from '../../../domain/account/profileValidation';
import type { profileEditMachine } from '../../../machines/account/profileEdit';

export type ProfileActor = Actor<typeof profileEditMachine>;

export const intentsOf = (actor: ProfileActor) => ({
  submit: (values: ProfileValues, proves: 'phone' | 'email' | null) =>
    actor.send({ type: 'profileEdit.submitted', values, proves }),
  noteEdit: () => {
    if (actor.getSnapshot().can({ type: 'profileEdit.edited' }))
      actor.send({ type: 'profileEdit.edited' });
  },
  leave: () => actor.send({ type: 'profileEdit.left' }),
});
