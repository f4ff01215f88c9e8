import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Point } from '../../../domain/place/place';
import { zonesQuery } from '../../client/shopQueries';
import { useHasMap } from '../../map/useHasMap';
import type { AddressSearch, FieldProps } from './AddressField';
import { HouseFields, type HouseForm } from './HouseFields';

const PinMap = lazy(() => import('../../map/PinMap').then((m) => ({ default: m.PinMap })));

/** As high as the map that comes. */
const onItsWay = <div aria-busy="true" style={{ blockSize: 320 }} />;

export interface AddressFieldsProps {
  form: HouseForm & { getInputProps: (path: 'address') => FieldProps };
  /** Puts what the form says about a field into the shopper's language. */
  say: (error: ReactNode) => ReactNode;
  /** Null until the shopper has a place. */
  point: Point | null;
  /** The pin was moved; whoever listens looks the address up. */
  onPoint: (point: Point) => void;
  mapOpen?: boolean;
  /** Ways to a pin that need no map: suggestions, and the device's position. */
  search?: AddressSearch;
  /** AddressField, which only dialogs bring: its list would make the first files of a page a sixth larger. */
  SearchField?: ComponentType<FieldProps & { search: AddressSearch }>;
}

/** Address, street, house and floor (ADDR-15), and the map when it is wanted. */
export function AddressFields({
  form,
  say,
  point,
  onPoint,
  mapOpen,
  search,
  SearchField,
}: AddressFieldsProps) {
  const { t } = useLingui();
  const hasMap = useHasMap();
  const [isOpen, setOpen] = useState(mapOpen ?? false);
  const open = hasMap && isOpen;
  const address = form.getInputProps('address');
  // Where nothing is chosen yet the zones say how near the map opens.
  const { data: zones, isPending } = useQuery({ ...zonesQuery(), enabled: open && !point });
  return (
    <Stack gap="sm">
      {search && SearchField ? (
        <SearchField {...address} error={say(address.error)} search={search} />
      ) : (
        <TextInput
          {...address}
          dir="auto"
          label={t`Address`}
          required
          autoComplete="street-address"
          maxLength={500}
          error={say(address.error)}
        />
      )}
      <Group gap="xs">
        {search && (
          <Button
            variant="light"
            size="xs"
            radius="xl"
            leftSection={<IconCurrentLocation size={16} aria-hidden />}
            loading={search.position === 'locating'}
            onClick={search.askPosition}
          >
            <Trans>Use Current Location</Trans>
          </Button>
        )}
        {hasMap && (
          <Button
            variant="light"
            size="xs"
            radius="xl"
            leftSection={<IconMapPin size={16} aria-hidden />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <Trans>Hide the map</Trans> : <Trans>Show the exact spot on the map</Trans>}
          </Button>
        )}
      </Group>
      {search?.position === 'notLocated' && (
        <Text size="sm" c="red" role="status">
          <Trans>
            We did not get your position. Choose your address from the suggestions, or put the pin
            on the map.
          </Trans>
        </Text>
      )}
      {open && (point || !isPending) && (
        <Suspense fallback={onItsWay}>
          <PinMap
            value={point}
            onChange={onPoint}
            zones={zones}
            label={t`Delivery spot: move the map under the pin`}
          />
        </Suspense>
      )}
      <HouseFields form={form} />
    </Stack>
  );
}
