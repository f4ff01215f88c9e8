import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Point } from '../../../domain/entities/place';
import { PinMap } from '../../map/PinMap';
import { HouseFields, type HouseForm } from './HouseFields';

export interface AddressFieldsProps {
  form: HouseForm & { getInputProps: (path: 'address') => { error?: ReactNode } };
  /** Puts what the form says about a field into the shopper's language. */
  say: (error: ReactNode) => ReactNode;
  /** Null until the shopper has a place. */
  point: Point | null;
  /** The pin was moved; whoever listens looks the address up. */
  onPoint: (point: Point) => void;
  mapOpen?: boolean;
}

/** Address, street, house and floor (ADDR-15), and the map when it is wanted. */
export function AddressFields({ form, say, point, onPoint, mapOpen = false }: AddressFieldsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(mapOpen);
  const address = form.getInputProps('address');
  return (
    <Stack gap="sm">
      <TextInput
        {...address}
        dir="auto"
        label={t`Address`}
        required
        autoComplete="street-address"
        maxLength={500}
        error={say(address.error)}
      />
      <Group>
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
      </Group>
      {open && (
        <PinMap
          value={point}
          onChange={onPoint}
          label={t`Delivery spot: move the map under the pin`}
        />
      )}
      <HouseFields form={form} />
    </Stack>
  );
}
