import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Radio, ScrollArea, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '../../../../domain/entities/customer';
import { addressesQuery } from '../../../api/addresses';
import { useBackLayer } from '../../../app/useBackLayer';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import classes from '../Checkout.module.css';
import { useCheckout, useDraft } from '../context';
import { useTypeName } from './useTypeName';

export interface SavedAddressesProps {
  opened: boolean;
  onClose: () => void;
  onAdd: () => void;
}

/** The saved addresses that the store delivers to, as radio cards (ADDR-11 to ADDR-14, ADDR-19). */
export function SavedAddresses({ opened, onClose, onAdd }: SavedAddressesProps) {
  const { intents, store } = useCheckout();
  const { place } = useDraft();
  const typeName = useTypeName();
  useBackLayer(opened);
  const { data, error, refetch } = useQuery({ ...addressesQuery(), enabled: opened });
  const [chosen, setChosen] = useState<number | null>(place?.id ?? null);
  const served = data?.filter(
    ({ zone_ids }) => !store || zone_ids.length === 0 || zone_ids.includes(store.zone_id),
  );
  const select = () => {
    const address = served?.find(({ id }) => id === chosen);
    if (address) intents.type({ place: placeOf(address) });
    onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={<Trans>Saved Addresses</Trans>}>
      <Stack>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !served && <Skeleton height={120} radius="lg" />}
        {served?.length === 0 && (
          <EmptyState picture="no-address" title={<Trans>Oops</Trans>}>
            <Trans>You don't have any saved address yet. please save address to continue</Trans>
          </EmptyState>
        )}
        {served && served.length > 0 && (
          <ScrollArea.Autosize mah="40vh">
            <Radio.Group value={String(chosen)} onChange={(id) => setChosen(Number(id))}>
              <Stack gap="xs">
                {served.map((address) => (
                  <Radio.Card
                    key={address.id}
                    value={String(address.id)}
                    className={classes.choice}
                  >
                    <Radio.Indicator />
                    <div>
                      <strong>{typeName(address.address_type)}</strong>
                      <div className={classes.soft}>{address.address}</div>
                    </div>
                  </Radio.Card>
                ))}
              </Stack>
            </Radio.Group>
          </ScrollArea.Autosize>
        )}
        <Button
          variant="light"
          radius="xl"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={onAdd}
        >
          <Trans>Add address</Trans>
        </Button>
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button radius="xl" disabled={!served?.some(({ id }) => id === chosen)} onClick={select}>
            <Trans>Select</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const placeOf = ({ id, address, address_type, latitude, longitude, ...rest }: Address) => ({
  id,
  address,
  address_type,
  latitude,
  longitude,
  road: rest.road,
  house: rest.house,
  floor: rest.floor,
});
