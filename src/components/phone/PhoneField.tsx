import { useLingui } from '@lingui/react/macro';
import { Group, Select, TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { dialCodeIn, dialCodeOf, dialCodes, nationalPart } from './dialCodes';

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
  const { t, i18n } = useLingui();
  const { label, error, onBlur, required = true, path } = rest;
  const code = dialCodeIn(value, country) ?? (value.trim() ? null : dialCodeOf(country));
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
    return dialCodes
      .map(({ country: iso, digits }) => ({
        value: iso,
        label: `+${digits} ${names.of(iso)}`,
        name: names.of(iso) ?? iso,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, i18n.locale));
  }, [i18n.locale]);
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
      <Select
        label={t`Country`}
        data={options}
        value={code?.country ?? null}
        searchable
        allowDeselect={false}
        maxDropdownHeight={260}
        styles={{ input: { textOverflow: 'ellipsis' } }}
        w={140}
        dir="ltr"
        comboboxProps={{ width: 260, position: 'bottom-start' }}
        nothingFoundMessage={t`No country found`}
        autoComplete="tel-country-code"
        onChange={(iso) => {
          const next = iso ? dialCodeOf(iso) : null;
          if (next) onChange(`+${next.digits} ${nationalPart(value, code)}`);
        }}
      />
      {input}
    </Group>
  );
}
