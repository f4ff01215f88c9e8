import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { dialCodes } from '../../../domain/dialCodes';

interface CountrySelectProps {
  /** ISO code of the chosen country. */
  value: string | null;
  onChange: (country: string) => void;
  width?: string;
}

/** The countries with their dial codes, to be searched by name or digits (CHK-11). */
export default function CountrySelect({ value, onChange, width = '100%' }: CountrySelectProps) {
  const { t, i18n } = useLingui();
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
  return (
    <Select
      label={t`Country`}
      data={options}
      value={value}
      searchable
      allowDeselect={false}
      maxDropdownHeight={260}
      styles={{ input: { textOverflow: 'ellipsis' } }}
      w={width}
      dir="ltr"
      comboboxProps={{ width: width === '100%' ? 'target' : 260, position: 'bottom-start' }}
      nothingFoundMessage={t`No country found`}
      autoComplete="tel-country-code"
      onChange={(country) => country && onChange(country)}
    />
  );
}
