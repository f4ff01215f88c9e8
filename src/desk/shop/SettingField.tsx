import { useLingui } from '@lingui/react/macro';
import { NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import type {
  RoomSetting,
  SettingKind,
  SettingValue,
  SettingValues,
} from '../../../domain/desk/shopSettings';
import { defaultLanguage } from '../../../domain/language/languages';
import { languageOf } from '../../client/languages';
import { MoneyField } from '../operator/MoneyField';
import { OtherLanguages } from './OtherLanguages';
import { useSettingTexts } from './settingTexts';
import type { PartFields } from './usePartForm';

interface SettingFieldProps extends Pick<PartFields<SettingValues>, 'form' | 'propsOf'> {
  name: RoomSetting;
  kind: SettingKind;
  /** What it is until somebody sets it. */
  usual: SettingValue;
}

type WordsProps = Omit<SettingFieldProps, 'kind' | 'usual'> & { label: string; hint: string };

/** Words in each language; the first stands in for what is empty. */
function SettingWords({ name, form, propsOf, label, hint }: WordsProps) {
  const first = languageOf(defaultLanguage).languageName;
  return (
    <div>
      <TextInput
        {...propsOf(`${name}.${defaultLanguage}`)}
        label={`${label} (${first})`}
        description={hint}
        maxLength={500}
        dir="auto"
      />
      <OtherLanguages
        hasError={Object.keys(form.errors).some(
          (path) => path.startsWith(`${name}.`) && path !== `${name}.${defaultLanguage}`,
        )}
      >
        {({ languageCode, languageName }) => (
          <TextInput
            {...propsOf(`${name}.${languageCode}`)}
            label={`${label} (${languageName})`}
            maxLength={500}
            dir="auto"
          />
        )}
      </OtherLanguages>
    </div>
  );
}

/** One setting, by how it is said. */
export function SettingField({ name, kind, form, propsOf, usual }: SettingFieldProps) {
  const { t } = useLingui();
  const { texts, choices } = useSettingTexts();
  const { label, hint = '' } = texts[name];
  const isKnown = typeof usual !== 'object' && usual !== '';
  const byDefault = isKnown ? t`Default: ${choices[`${name}.${usual}`] ?? usual}` : '';
  const description = [hint, byDefault].filter(Boolean).join(' ');
  if (kind === 'words')
    return <SettingWords name={name} form={form} propsOf={propsOf} label={label} hint={hint} />;
  if (kind === 'flag') {
    return (
      <Switch
        label={label}
        description={hint}
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
      <NumberInput
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
        description={kind === 'amount' ? description : t`Empty where there is none.`}
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
