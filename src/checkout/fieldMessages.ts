import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { contactMessages } from '../../domain/checkout/contact';

/** The contact form's messages in the shopper's language; the English ones are the specification's. */
const texts: Record<string, MessageDescriptor> = {
  [contactMessages.nameRequired]: msg`name is required`,
  [contactMessages.nameCharacters]: msg`Name should not contain special characters`,
  [contactMessages.phoneRequired]: msg`phone number required`,
  [contactMessages.phoneForm]: msg`Enter the whole number, digits only, with or without +`,
  [contactMessages.emailRequired]: msg`Email is required`,
  [contactMessages.emailForm]: msg`Must be a valid email`,
  'Address is required': msg`Address is required`,
};

export function useFieldMessage(): (error: ReactNode) => ReactNode {
  const { i18n } = useLingui();
  return (error) => {
    const known = typeof error === 'string' ? texts[error] : undefined;
    return known ? i18n._(known) : error;
  };
}
