import { TextInput, type TextInputProps } from '@mantine/core';
import { typedNumber } from '../../domain/values/typedNumber';

interface CountFieldProps
  extends Pick<
    TextInputProps,
    'label' | 'classNames' | 'error' | 'errorProps' | 'required' | 'onBlur' | 'onFocus'
  > {
  /** As typed. */
  value: string;
  least?: number;
  most: number;
  onChange: (typed: string) => void;
  'data-autofocus'?: boolean;
}

/** A whole number, from 1 on unless told, typed in the digits of any script or counted with the arrow keys. */
export function CountField({ value, least = 1, most, onChange, ...rest }: CountFieldProps) {
  const count = typedNumber(value);
  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
  return (
    <TextInput
      {...rest}
      // Fields for numbers of browsers take the digits 0 to 9 alone.
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={count ?? undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        onChange(String(Math.min(most, Math.max(least, Math.trunc(count ?? 0) + step))));
      }}
    />
  );
}
