import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useBackLayer } from '../../flow/useBackLayer';
import { useCovered } from '../../flow/useCovered';
import { FormNotice } from '../../ui/form/FormNotice';
import { useTypeName } from '../addressParts/useTypeName';
import type { AddressDialogsProps } from './AddressDialogs';
import classes from './Addresses.module.css';

export function DeleteAddressDialog({ choice }: AddressDialogsProps) {
  const { t } = useLingui();
  const { actor, intents, screen, isBusy } = choice;
  const typeName = useTypeName();
  const isCovered = useCovered();
  useBackLayer(true);
  const address = useSelector(actor, ({ context }) => context.leaving);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  if (!address) return null;
  return (
    <Modal
      opened
      onClose={intents.declineDelete}
      closeOnEscape={!isCovered}
      closeButtonProps={{ 'aria-label': t`Close` }}
      title={<Trans>Delete address</Trans>}
      centered
      size="sm"
    >
      <Stack gap="md">
        <FormNotice
          refusal={screen === 'deleteRefused' ? refusal : ''}
          isTrouble={screen === 'deleteTrouble'}
        />
        <div>
          <Text>
            <Trans>Are you sure you want to delete this address?</Trans>
          </Text>
          <Text mt="xs" fw={600}>
            {typeName(address.address_type)}
          </Text>
          <bdi className={classes.soft}>{address.address}</bdi>
        </div>
        <Group justify="flex-end">
          <Button
            variant="default"
            radius="xl"
            onClick={intents.declineDelete}
            disabled={isBusy}
            data-autofocus
          >
            <Trans>Keep it</Trans>
          </Button>
          <Button color="red.9" radius="xl" onClick={intents.confirmDelete} loading={isBusy}>
            <Trans>Delete it</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
