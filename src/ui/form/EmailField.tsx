import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';

interface EmailFieldProps extends GetInputPropsReturnType {
  label: string;
  error: ReactNode;
}

/** An email that has to be told; the form knows when it is wrong. */
export const EmailField = (props: EmailFieldProps) => (
  <TextInput
    {...props}
    dir="ltr"
    required
    type="email"
    inputMode="email"
    autoComplete="email"
    maxLength={255}
  />
);
