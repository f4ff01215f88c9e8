import * as calls from '../../../domain/operator/shopSettingEndpoints';
import { type SettingGroup, settingGroupNames } from '../../../domain/operator/shopSettings';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { actingOperator } from '../acting';
import { resetSettings, setSettings, settingsAt } from './room';

const texts = { noted: t('Noted') };

/** @throws Refusal `not_found` */
function groupOf(name: string | undefined): SettingGroup {
  const group = settingGroupNames.find((known) => known === name);
  if (!group) throw new Refusal('not_found');
  return group;
}

/** Business settings, as operators change them. */
export const registerShopSettings: Register = (serve, deps) => {
  serve(calls.readShopSettings, ({ params }) => settingsAt(deps.db, groupOf(params.id)));
  serve(calls.editShopSettings, (input) =>
    setSettings(deps, actingOperator(input), groupOf(input.params.id), input.body),
  );
  serve(calls.resetShopSettings, async (input) => {
    await resetSettings(deps, actingOperator(input), groupOf(input.params.id), input.body.version);
    return { message: texts.noted[input.language] };
  });
};
