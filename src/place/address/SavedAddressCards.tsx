import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Radio, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { addressChoices } from '../../../domain/place/addressBook';
import { useBackLayer } from '../../flow/useBackLayer';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { useTypeName } from '../addressParts/useTypeName';
import { AddAddress } from './AddAddress';
import type { AddressDialogsProps } from './AddressDialogs';
import classes from './Addresses.module.css';
import { newPlace, pointOf } from './newPlace';
import { useSavedAddresses } from './useSavedAddresses';

/** The selected address and the saved ones that the store delivers to, as radio cards (ADDR-11 to ADDR-14). */
export function SavedAddressCards({ choice, selected }: AddressDialogsProps) {
  const { t } = useLingui();
  const { actor, intents } = choice;
  const typeName = useTypeName();
  useBackLayer(true);
  const { data, error, refetch } = useSavedAddresses();
  const zoneId = useSelector(actor, ({ context }) => context.zoneId);
  const marked = useSelector(actor, ({ context }) => context.marked);
  const { choices, saved, unserved } = addressChoices(selected, data ?? [], zoneId);
  const chosen = choices.find(({ id }) => id === marked);
  return (
    <Modal
      opened
      onClose={intents.closeList}
      closeButtonProps={{ 'aria-label': t`Close` }}
      title={<Trans>Saved Addresses</Trans>}
    >
      <Stack>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height={120} radius="lg" />}
        {data && choices.length > 0 && (
          <ScrollArea.Autosize mah="40vh" type="auto">
            <Radio.Group
              label={t`Saved Addresses`}
              // A name from `aria-label` would stand on the box around the group, where nobody hears it.
              labelProps={{ style: { display: 'none' } }}
              value={String(marked)}
              onChange={(id) => intents.mark(id === 'null' ? null : Number(id))}
            >
              <Stack gap="xs">
                {choices.map(({ id, address, address_type }) => (
                  <Radio.Card key={id} value={String(id)} className={classes.choice}>
                    <Radio.Indicator />
                    <span className={classes.words}>
                      <strong>{typeName(address_type)}</strong>
                      <span className={classes.soft}>
                        <bdi>{address}</bdi>
                      </span>
                    </span>
                  </Radio.Card>
                ))}
              </Stack>
            </Radio.Group>
          </ScrollArea.Autosize>
        )}
        {data && saved === 0 && (
          <EmptyState picture="no-address" title={<Trans>Oops</Trans>}>
            {unserved === 0 && (
              <Trans>You don't have any saved address yet. please save address to continue</Trans>
            )}
          </EmptyState>
        )}
        {unserved > 0 && (
          <Text size="sm" className={classes.soft}>
            <Plural
              value={unserved}
              one="This store does not deliver to # saved address."
              other="This store does not deliver to # saved addresses."
            />
          </Text>
        )}
        <AddAddress
          variant="light"
          saved={data?.length ?? 0}
          onPress={() => intents.openForm({ id: null, point: pointOf(newPlace(selected)) })}
        />
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={intents.closeList}>
            <Trans>Cancel</Trans>
          </Button>
          <Button radius="xl" disabled={!chosen} onClick={() => chosen && intents.select(chosen)}>
            <Trans>Select</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
