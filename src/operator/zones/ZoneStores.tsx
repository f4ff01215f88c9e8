import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Stack } from '@mantine/core';
import type { ZoneRead } from '../../../machines/operator/editShop';
import type { ZoneFields } from './useZoneForm';

interface ZoneStoresProps extends ZoneFields {
  read: ZoneRead;
}

/** Stores that lie in the zone and sell in another: those that are chosen sell in this one from now on (OPER-16). */
export function ZoneStores({ form, propsOf, read: { zone } }: ZoneStoresProps) {
  const { t } = useLingui();
  if (!zone)
    return (
      <p>
        <Trans>Stores that lie in it can be moved to it here once it is made.</Trans>
      </p>
    );
  if (zone.inside.length === 0) return null;
  const { store_ids: chosen } = form.values;
  const { error } = propsOf('store_ids');
  return (
    <Checkbox.Group
      label={t`Stores that lie here and sell in another zone`}
      description={t`Those that you choose sell here, and no longer there.`}
      error={error}
      value={chosen.map(String)}
      onChange={(ids) => form.setFieldValue('store_ids', ids.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {zone.inside.map(({ id, name, zone: other }) => (
          <Checkbox
            key={id}
            value={String(id)}
            label={
              <>
                <bdi>{name}</bdi> · <bdi>{other}</bdi>
              </>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
