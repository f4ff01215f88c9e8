import { useLingui } from '@lingui/react/macro';
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { useMemo } from 'react';
import { dialCodes } from '../../../domain/values/dialCodes';

interface CountrySelectProps {
  /** ISO code of the chosen country. */
  value: string | null;
  onChange: (country: string) => void;
  /** A narrow field shows the dial code alone; its list still names the countries. */
  width?: string;
}

interface CountryOption extends ComboboxItem {
  name: string;
  code: string;
}

/** The countries with their dial codes, to be searched by name or digits (CHK-11). */
export default function CountrySelect({ value, onChange, width = '100%' }: CountrySelectProps) {
  const { t, i18n } = useLingui();
  const isNarrow = width !== '100%';
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
    return dialCodes
      .map(({ country: iso, digits }): CountryOption => {
        const name = names.of(iso) ?? iso;
        const code = `+${digits}`;
        return { value: iso, label: isNarrow ? code : `${code} ${name}`, name, code };
      })
      .sort((a, b) => a.name.localeCompare(b.name, i18n.locale));
  }, [i18n.locale, isNarrow]);
  const chosen = options.find((option) => option.value === value);
  const byNameOrCode: OptionsFilter = ({ options: all, search }) => {
    const wanted = search.trim().toLocaleLowerCase(i18n.locale);
    // The field opens with what is chosen in it: that is no search.
    if (!wanted || search === chosen?.label) return all;
    return options.filter(({ name, code }) =>
      `${code} ${name}`.toLocaleLowerCase(i18n.locale).includes(wanted),
    );
  };
  return (
    <Select
      label={t`Country`}
      data={options}
      value={value}
      searchable
      filter={byNameOrCode}
      renderOption={({ option }) => {
        const country = options.find((one) => one.value === option.value);
        return (
          <>
            <bdi style={{ minInlineSize: '3.5em' }}>{country?.code}</bdi>
            <span>{country?.name}</span>
          </>
        );
      }}
      allowDeselect={false}
      maxDropdownHeight={260}
      w={width}
      // The code reads from left to right in every language; a name follows its own letters.
      dir={isNarrow ? 'ltr' : undefined}
      comboboxProps={{ width: isNarrow ? 260 : 'target', position: 'bottom-start' }}
      nothingFoundMessage={t`No country found`}
      autoComplete="tel-country-code"
      onChange={(country) => country && onChange(country)}
    />
  );
}
