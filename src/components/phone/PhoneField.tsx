import { useLingui } from '@lingui/react/macro';
import { Group, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { firstSign } from '../../app/firstSign';
import { dialCodeIn, dialCodeOf, nationalPart } from '../../../domain/dialCodes';

// The searchable list is a third of a checkout's code, and the shop's own country is chosen already.
const CountrySelect = lazy(() => firstSign.then(() => import('./CountrySelect')));

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
      autoComplete={canChooseCountry ? 'tel-national' : 'tel'}
      dir="ltr"
      maxLength={25}
      error={error}
      onBlur={onBlur}
      data-path={path}
      style={{ flex: 1 }}
      value={canChooseCountry && code ? nationalPart(value, code) : value}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(
          canChooseCountry && code && typed && !typed.trim().startsWith('+')
            ? `+${code.digits} ${typed}`
            : typed,
        )
      }
    />
  );
  if (!canChooseCountry) return input;
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <Suspense
        fallback={
          <TextInput
            label={t`Country`}
            value={code ? `+${code.digits}` : ''}
            readOnly
            w={140}
            dir="ltr"
          />
        }
      >
        <CountrySelect
          value={code?.country ?? null}
          onChange={(iso) => {
            const next = dialCodeOf(iso);
            if (next) onChange(`+${next.digits} ${nationalPart(value, code)}`);
          }}
        />
      </Suspense>
      {input}
    </Group>
  );
}
