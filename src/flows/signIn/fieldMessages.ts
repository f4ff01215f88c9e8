import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { identityMessages } from '../../../domain/identityForms';
import type { ToldRefusal } from './useSignInState';

/** The forms' messages in the shopper's language; the English ones are the specification's. */
const texts: Record<string, MessageDescriptor> = {
  [identityMessages.identifierRequired]: msg`Email or phone number is required`,
  [identityMessages.identifierForm]: msg`Must be a valid email or phone number`,
  [identityMessages.passwordRequired]: msg`Password is required`,
  [identityMessages.passwordShort]: msg`Password is too short - should be 6 chars minimum.`,
  [identityMessages.nameRequired]: msg`First name is required`,
  [identityMessages.emailRequired]: msg`Email is required`,
  [identityMessages.emailForm]: msg`Must be a valid email`,
  [identityMessages.phoneRequired]: msg`Please give a phone number`,
  [identityMessages.phoneShort]: msg`number must be 10 digits`,
  [identityMessages.confirmRequired]: msg`Confirm Password`,
  [identityMessages.confirmDiffers]: msg`Passwords must match`,
};

const ofCode: Record<string, MessageDescriptor> = {
  credentials: msg`E-mail, phone or password is not right.`,
  email_taken: msg`This e-mail is already registered. Sign in instead.`,
  phone_taken: msg`This phone number is already registered. Sign in instead.`,
  rate_limited: msg`Too many attempts. Please wait a little and try again.`,
  verification: msg`This account has to be verified before it can be used here.`,
};

const unknown = msg`Something went wrong. Please try again.`;

/** Translates what a form's schema, or the server, says about a field. */
export function useFieldMessages() {
  const { i18n } = useLingui();
  return {
    field: (error: ReactNode): ReactNode => {
      const known = typeof error === 'string' ? texts[error] : undefined;
      return known ? i18n._(known) : error;
    },
    refusal: ({ message, code }: ToldRefusal): string => message || i18n._(ofCode[code] ?? unknown),
  };
}
