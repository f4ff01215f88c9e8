import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { defaultLanguage } from '../../../domain/language/languages';
import {
  longestSetting,
  type RoomSetting,
  type SettingKind,
  type SettingValue,
  type SettingValues,
} from '../../../domain/operator/shopSettings';
import { useMoney } from '../../client/useMoney';
import { MoneyField } from '../../ui/form/MoneyField';
import { NumberField } from '../../ui/form/NumberField';
import { useSettingTexts } from './settingTexts';
import type { PartFields } from './usePartForm';
import { WordsField } from './WordsField';

interface SettingFieldProps extends Pick<PartFields<SettingValues>, 'form' | 'propsOf'> {
  name: RoomSetting;
  kind: SettingKind;
  /** What it is until somebody sets it. */
  usual: SettingValue;
}

/** How a value that nobody has set is written. */
function useSaid() {
  const { t } = useLingui();
  const money = useMoney();
  return (kind: SettingKind, usual: SettingValue): string => {
    if (kind === 'flag') return usual === 1 ? t`on` : t`off`;
    if (kind === 'words')
      return typeof usual === 'object' && usual !== null ? (usual[defaultLanguage] ?? '') : '';
    if (kind !== 'amount' && kind !== 'amountOrNone') return String(usual);
    return typeof usual === 'number' ? money(usual) : t`none`;
  };
}

/** One setting, by how it is said. */
export function SettingField({ name, kind, form, propsOf, usual }: SettingFieldProps) {
  const { t } = useLingui();
  const { texts, choices } = useSettingTexts();
  const { label, hint = '' } = texts[name];
  const said = useSaid()(kind, usual);
  const shown = choices[`${name}.${said}`] ?? said;
  const byDefault = shown === '' ? '' : t`Default: ${shown}`;
  const description = [hint, byDefault].filter(Boolean).join(' ');
  if (kind === 'words')
    return (
      <WordsField
        name={name}
        propsOf={propsOf}
        label={label}
        hint={description}
        most={longestSetting}
      />
    );
  if (kind === 'flag') {
    return (
      <Switch
        label={label}
        description={description}
        checked={form.values[name] === 1}
        onChange={({ currentTarget }) => form.setFieldValue(name, currentTarget.checked ? 1 : 0)}
      />
    );
  }
  if (kind === 'line')
    return (
      <TextInput
        {...propsOf(name)}
        label={label}
        description={description}
        maxLength={500}
        dir="ltr"
      />
    );
  if (kind === 'number')
    return (
      <NumberField
        {...propsOf(name)}
        label={label}
        description={description}
        allowNegative={false}
        clampBehavior="none"
        hideControls
        dir="ltr"
      />
    );
  if (kind === 'amount' || kind === 'amountOrNone')
    return (
      <MoneyField
        {...propsOf(name)}
        label={label}
        description={
          kind === 'amount' ? description : `${t`Empty where there is none.`} ${description}`
        }
      />
    );
  return (
    <NativeSelect
      {...propsOf(name)}
      label={label}
      description={description}
      data={kind.map((value) => ({ value, label: choices[`${name}.${value}`] ?? value }))}
    />
  );
}
