import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { longestZoneName } from '../../../domain/operator/shopZone';
import type { ShopFault, ShopPart, ZoneRead } from '../../../machines/operator/editShop';
import { KeptNote } from '../../ui/form/KeptNote';
import { OtherLanguages } from '../shop/OtherLanguages';
import type { ShopPartIntents } from '../shop/shopPartIntents';
import { WordsField } from '../shop/WordsField';
import { useZoneForm } from './useZoneForm';
import { ZoneBorder } from './ZoneBorder';
import { ZoneModules } from './ZoneModules';
import { ZoneStores } from './ZoneStores';

interface ZoneFormProps {
  part: ShopPart;
  read: ZoneRead;
  /** What the shop said of a field. */
  fault: ShopFault | null;
  isBusy: boolean;
  intents: ShopPartIntents;
}

/** What a zone is and where, with what is wrong at its field (OPER-12). */
export function ZoneForm({ part, read, fault, isBusy, intents }: ZoneFormProps) {
  const { t } = useLingui();
  const { form, propsOf, save, isKept } = useZoneForm(part, read, fault, intents);
  const name = { name: 'name', label: t`Name`, most: longestZoneName, propsOf };
  const { zone } = read;
  return (
    <form noValidate aria-busy={isBusy} onSubmit={save}>
      <Stack gap="md">
        {isKept && <KeptNote isNew={part.id === null} onDrop={intents.takeTheirs} />}
        <WordsField {...name} />
        <OtherLanguages errors={form.errors}>
          {(language) => <WordsField {...name} language={language} />}
        </OtherLanguages>
        <ZoneBorder form={form} propsOf={propsOf} read={read} />
        <ZoneModules form={form} propsOf={propsOf} read={read} />
        <ZoneStores form={form} propsOf={propsOf} read={read} />
        <Button type="submit" size="lg" radius="md" loading={isBusy}>
          {zone ? <Trans>Save</Trans> : <Trans>Make the zone</Trans>}
        </Button>
        {zone && (
          <Button
            variant="subtle"
            color="gray"
            radius="xl"
            disabled={isBusy}
            onClick={intents.askTurn}
          >
            {zone.is_active === 1 ? <Trans>Close the zone</Trans> : <Trans>Open it again</Trans>}
          </Button>
        )}
      </Stack>
    </form>
  );
}
