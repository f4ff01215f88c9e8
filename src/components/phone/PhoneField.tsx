import { useLingui } from '@lingui/react/macro';
import { Group, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { dialCodeIn, dialCodeOf, nationalPart } from '../../../domain/dialCodes';
import { firstSign } from '../../app/firstSign';

// The searchable list is a third of a checkout's code, and the shop's own country is chosen already.
const CountrySelect = lazy(() => firstSign.then(() => import('./CountrySelect')));

/** Beside it the number itself must find room on the narrowest phone too. */
const countryWidth = 'min(104px, 36%)';

export interface PhoneFieldProps {
  label: ReactNode;
  /** As typed: spaces and + are welcome. With the country select it begins with + and a dial code. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  /** ISO code of the shop's country. */
  country: string;
  /** Whether another country may be chosen (CHK-12). */
  canChooseCountry: boolean;
  /** Whether the country stands beside the number though it may not be changed. */
  hasPicker?: boolean;
  required?: boolean;
  /** Name of the field in its form. */
  path: string;
}

/** A phone number with a searchable country list beside it (CHK-11, CHK-12). */
export function PhoneField({
  value,
  onChange,
  country,
  canChooseCountry,
  hasPicker = canChooseCountry,
  ...rest
}: PhoneFieldProps) {
  const { t } = useLingui();
  const { label, error, onBlur, required = true, path } = rest;
  const code = dialCodeIn(value, country) ?? (value.trim() ? null : dialCodeOf(country));
  const input = (
    <TextInput
      label={label}
      required={required}
      type="tel"
      inputMode="tel"
      autoComplete={hasPicker ? 'tel-national' : 'tel'}
      dir="ltr"
      maxLength={25}
      error={error}
      onBlur={onBlur}
      data-path={path}
      style={{ flex: 1 }}
      value={hasPicker && code ? nationalPart(value, code) : value}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(
          hasPicker && code && typed && !typed.trim().startsWith('+')
            ? `+${code.digits} ${typed}`
            : typed,
        )
      }
    />
  );
  if (!hasPicker) return input;
  const fixed = (
    <TextInput
      label={t`Country`}
      value={code ? `+${code.digits}` : ''}
      readOnly
      disabled={!canChooseCountry}
      w={canChooseCountry ? countryWidth : 84}
      dir="ltr"
    />
  );
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      {canChooseCountry ? (
        <Suspense fallback={fixed}>
          <CountrySelect
            width={countryWidth}
            value={code?.country ?? null}
            onChange={(iso) => {
              const next = dialCodeOf(iso);
              if (next) onChange(`+${next.digits} ${nationalPart(value, code)}`);
            }}
          />
        </Suspense>
      ) : (
        fixed
      )}
      {input}
    </Group>
  );
}
