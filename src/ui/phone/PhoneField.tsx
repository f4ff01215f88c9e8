import { useLingui } from '@lingui/react/macro';
import { Group, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { dialCodeIn, dialCodeOf, nationalPart } from '../../../domain/values/dialCodes';
import { firstSign } from '../../client/firstSign';
import { fetchPhones, noSuchPhone, usePhones } from '../../client/phones';
import { Part } from '../Part';

// The searchable list is a third of a checkout's code, and the shop's own country is chosen already.
const loadCountries = () => import('./CountrySelect');
const CountrySelect = lazy(() =>
  import.meta.env.SSR ? loadCountries() : firstSign.then(loadCountries),
);

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

/** A phone number with a searchable country list beside it (CHK-11, CHK-12). It is tidied when it is left. */
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
  const phones = usePhones();
  const [isTyping, setTyping] = useState(false);
  const hasValue = value !== '';
  useEffect(() => {
    if (hasValue) fetchPhones();
  }, [hasValue]);
  const code = dialCodeIn(value, country) ?? (value.trim() ? null : dialCodeOf(country));
  const tidied = phones?.tidyPhone(value, country, hasPicker) ?? value;
  const shown = isTyping ? value : tidied;
  const leave = () => {
    setTyping(false);
    if (tidied !== value) onChange(tidied);
    onBlur?.();
  };
  const type = (typed: string) => {
    const written = typed.replace(/^\s*(00|٠٠|۰۰)(?=[1-9١-٩۱-۹])/u, '+');
    onChange(
      hasPicker && code && written && !written.trim().startsWith('+')
        ? `+${code.digits} ${written}`
        : written,
    );
  };
  const input = (
    <TextInput
      label={label}
      required={required}
      type="tel"
      inputMode="tel"
      autoComplete={hasPicker ? 'tel-national' : 'tel'}
      dir="ltr"
      maxLength={25}
      error={error === noSuchPhone ? t`This phone number does not exist. Please check it.` : error}
      onFocus={() => {
        setTyping(true);
        fetchPhones();
        if (tidied !== value) onChange(tidied);
      }}
      onBlur={leave}
      data-path={path}
      style={{ flex: 1 }}
      value={hasPicker && code ? nationalPart(shown, code) : shown}
      onChange={(event) => type(event.currentTarget.value)}
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
        <Part instead={fixed}>
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
        </Part>
      ) : (
        fixed
      )}
      {input}
    </Group>
  );
}
