import type { IdentityRefusal } from '../identityAnswer';

/** The field at which a refused sign-in is told; `form` above the fields when it is about none of them. */
export const decideRefusedField = ({ code }: IdentityRefusal): 'password' | 'form' =>
  code === 'credentials' ? 'password' : 'form';
