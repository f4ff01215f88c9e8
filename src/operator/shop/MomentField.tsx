import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { fromClock, toClock } from '../../../domain/values/shopTime';
import { useConfig } from '../../client/useMoney';

interface MomentFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** ISO 8601; '' for none. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A day and a time by the shop's clock. */
export function MomentField({ value = '', onChange, ...props }: MomentFieldProps) {
  const timeZone = useConfig()?.time_zone ?? 'UTC';
  const [typed, setTyped] = useState(value && toClock(value, timeZone));
  return (
    <TextInput
      {...props}
      type="datetime-local"
      dir="ltr"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange?.(fromClock(currentTarget.value, timeZone) ?? '');
      }}
    />
  );
}
