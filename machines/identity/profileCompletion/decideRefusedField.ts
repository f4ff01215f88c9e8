import type { IdentityRefusal } from '../identityAnswer';
import type { MissingContact } from './decideMissing';

type DetailsField = 'name' | 'email' | 'phone' | 'ref_code';

const fieldOfCode: Record<string, DetailsField> = {
  email_taken: 'email',
  phone_taken: 'phone',
  ref_code: 'ref_code',
};

/** The field at which refused details are told; `form` above the fields where none of those shown is it. */
export function decideRefusedField(
  { code, field }: IdentityRefusal,
  { missing, mayRefer }: { missing: MissingContact; mayRefer: boolean },
): DetailsField | 'form' {
  const shown: DetailsField[] = ['name', missing, ...(mayRefer ? (['ref_code'] as const) : [])];
  const named = field || fieldOfCode[code];
  return shown.find((path) => path === named) ?? 'form';
}
