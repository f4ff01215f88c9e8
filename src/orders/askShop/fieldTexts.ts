import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { supportMessages as ids } from '../../../domain/orders/supportValidation';

const texts: Record<string, MessageDescriptor> = {
  [ids.name]: msg`Enter your name.`,
  [ids.contact]: msg`Enter an email address or a phone number: we answer there.`,
  [ids.email]: msg`Must be a valid email`,
  [ids.phone]: msg`Enter the whole number, digits only, with or without +`,
  [ids.message]: msg`Write what we can help you with.`,
  [ids.long]: msg`This is too long. Please shorten it to 2,000 letters.`,
};

export function useQuestionTexts(): (error: ReactNode) => ReactNode {
  const { i18n } = useLingui();
  return (error) => {
    const known = typeof error === 'string' ? texts[error] : undefined;
    return known ? i18n._(known) : error;
  };
}
