import type { IdentityRefusal } from '../identityAnswer';

export type SignUpField = 'name' | 'email' | 'phone' | 'password' | 'confirm_password' | 'ref_code';

const fields: readonly string[] = [
  'name',
  'email',
  'phone',
  'password',
  'confirm_password',
  'ref_code',
] satisfies SignUpField[];

const isField = (name: string): name is SignUpField => fields.includes(name);

/** The field at which a refused sign-up is told; `form` above the fields when it is about none of them. */
export function decideRefusedField(
  { code, field = '' }: IdentityRefusal,
  mayRefer: boolean,
): SignUpField | 'form' {
  const named = isField(field) ? field : fieldOfCode(code);
  // Without that field its words are about the form.
  return named === 'ref_code' && !mayRefer ? 'form' : named;
}

function fieldOfCode(code: string): SignUpField | 'form' {
  switch (code) {
    case 'email_taken':
      return 'email';
    case 'phone_taken':
      return 'phone';
    case 'ref_code':
      return 'ref_code';
    default:
      return 'form';
  }
}
