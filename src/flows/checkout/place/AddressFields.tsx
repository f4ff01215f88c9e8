import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import type { Point } from '../../../../domain/entities/place';
import { PinMap } from '../../../map/PinMap';
import { useFieldMessage } from '../fieldMessages';
import { HouseFields } from './HouseFields';
import type { PlaceForm } from './placeForm';

export interface AddressFieldsProps {
  form: UseFormReturnType<PlaceForm>;
  /** Null until the shopper has a place. */
  point: Point | null;
  /** The pin was moved; whoever listens looks the address up. */
  onPoint: (point: Point) => void;
  mapOpen?: boolean;
}

/** Address, street, house and floor (ADDR-15), and the map when it is wanted. */
export function AddressFields({ form, point, onPoint, mapOpen = false }: AddressFieldsProps) {
  const { t } = useLingui();
  const say = useFieldMessage();
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
