import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { longestSetting, settingsForm, settingsOf } from '../../../domain/operator/shopSettings';
import type { SettingsRead, ShopFault, ShopPart } from '../../../machines/operator/editShop';
import { KeptNote } from '../../ui/form/KeptNote';
import { OtherLanguages } from './OtherLanguages';
import { SettingField } from './SettingField';
import { useSettingTexts } from './settingTexts';
import type { ShopPartIntents } from './shopPartIntents';
import { usePartForm } from './usePartForm';
import { WordsField } from './WordsField';

interface SettingsFormProps {
  part: Extract<ShopPart, { kind: 'settings' }>;
  read: SettingsRead;
  /** What the shop said of a field. */
  fault: ShopFault | null;
  isBusy: boolean;
  intents: ShopPartIntents;
}

/** A group of settings, with what is wrong at its field (OPER-10). */
export function SettingsForm({ part, read, fault, isBusy, intents }: SettingsFormProps) {
  const { values: typed, defaults, version: readVersion } = read.settings;
  const { form, propsOf, version, isKept } = usePartForm({
    part,
    schema: settingsForm,
    read: { typed, version: readVersion },
    fault,
  });
  const save = form.onSubmit((values) => intents.save({ kind: 'settings', values, version }));
  const { texts } = useSettingTexts();
  const words = settingsOf(part.id).filter(([, kind]) => kind === 'words');
  return (
    <form noValidate aria-busy={isBusy} onSubmit={save}>
      <Stack gap="md">
        {isKept && <KeptNote isNew={false} onDrop={intents.takeTheirs} />}
        {settingsOf(part.id).map(([name, kind]) => (
          <SettingField
            key={name}
            name={name}
            kind={kind}
            form={form}
            propsOf={propsOf}
            usual={defaults[name] ?? ''}
          />
        ))}
        {words.length > 0 && (
          <OtherLanguages errors={form.errors}>
            {(language) =>
              words.map(([name]) => (
                <WordsField
                  key={name}
                  name={name}
                  propsOf={propsOf}
                  label={texts[name].label}
                  language={language}
                  most={longestSetting}
                />
              ))
            }
          </OtherLanguages>
        )}
        <Button type="submit" size="lg" radius="md" loading={isBusy}>
          <Trans>Save</Trans>
        </Button>
        <Button
          variant="subtle"
          color="gray"
          radius="xl"
          disabled={isBusy}
          onClick={intents.askTurn}
        >
          <Trans>Back to the defaults</Trans>
        </Button>
      </Stack>
    </form>
  );
}
