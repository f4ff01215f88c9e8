import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Stack } from '@mantine/core';
import type { ZoneRead } from '../../../machines/operator/editShop';
import type { ZoneFields } from './useZoneForm';

interface SellersProps extends ZoneFields {
  of: 'store_ids' | 'provider_ids';
  sellers: readonly { id: number; name: string; zone: string }[];
  label: string;
  description: string;
}

function Sellers({ form, propsOf, of, sellers, label, description }: SellersProps) {
  if (sellers.length === 0) return null;
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={propsOf(of).error}
      value={form.values[of].map(String)}
      onChange={(ids) => form.setFieldValue(of, ids.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {sellers.map(({ id, name, zone }) => (
          <Checkbox
            key={id}
            value={String(id)}
            label={
              <>
                <bdi>{name}</bdi> · <bdi>{zone}</bdi>
              </>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

interface ZoneStoresProps extends ZoneFields {
  read: ZoneRead;
}

/** Stores and providers that lie in the zone and are of another: those that are chosen are of this one from now on (OPER-16). */
export function ZoneStores({ read: { zone }, ...fields }: ZoneStoresProps) {
  const { t } = useLingui();
  if (!zone)
    return (
      <p>
        <Trans>Stores that lie in it can be moved to it here once it is made.</Trans>
      </p>
    );
  return (
    <>
      <Sellers
        {...fields}
        of="store_ids"
        sellers={zone.inside}
        label={t`Stores that lie here and sell in another zone`}
        description={t`Those that you choose sell here, and no longer there.`}
      />
      <Sellers
        {...fields}
        of="provider_ids"
        sellers={zone.providers_inside}
        label={t`Providers that lie here and rent out in another zone`}
        description={t`Trips with those that you choose begin here, and no longer there.`}
      />
    </>
  );
}
