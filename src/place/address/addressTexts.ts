import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { contactMessages } from '../../../domain/checkout/contact';
import { addressMessages } from '../../../domain/place/addressBook';
import { addressRequired } from '../../../domain/place/addressFields';

/** The address form's messages in the shopper's language; the English ones are the specification's. */
const texts: Record<string, MessageDescriptor> = {
  [addressRequired]: msg`Address is required`,
  [addressMessages.nameRequired]: msg`Name is required`,
  [addressMessages.phoneRequired]: msg`Phone Number is required`,
  [contactMessages.phoneForm]: msg`Enter the whole number, digits only, with or without +`,
};

export function useAddressTexts(): (error: ReactNode) => ReactNode {
  const { i18n } = useLingui();
  return (error) => {
    const known = typeof error === 'string' ? texts[error] : undefined;
    return known ? i18n._(known) : error;
  };
}
