import type { ManualValues } from '../../../../domain/identity/identityValidation';

export const values: ManualValues = { identifier: 'a@b.co', password: 'secret1', remember: false };
export const credentials = { type: 'signIn.credentialsSubmitted', values } as const;
export const phone = '+15550101234';
export const phoneSubmitted = {
  type: 'signIn.phoneSubmitted',
  values: { phone, remember: true },
} as const;
