import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { DeleteAccountScreen } from '../../../machines/account/deleteAccount';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { FormNotice } from '../../ui/form/FormNotice';
import { liveDeleteAccountMachine } from '../actors/deleteAccountActors';
import { intentsOf } from './intents';
import { Losses } from './Losses';

/** The last question before an account goes for good (DEL-01, DEL-02). */
export default function DeleteAccountDialog({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const close = useCallback(() => onDone(), [onDone]);
  const actor = useFlow(liveDeleteAccountMachine, { onDone: close });
  const { confirm, decline } = intentsOf(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<DeleteAccountScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) => context.refusal?.message ?? '');
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={decline}
      title={t`Delete account`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      centered
      size="sm"
    >
      <Stack gap="md">
        <FormNotice refusal={refusal} isTrouble={screen === 'questionTrouble'} isSaid />
        <Text>
          <Trans>
            Are you sure you want to delete your account? Your profile, addresses and favourites are
            lost, and this can't be undone.
          </Trans>
        </Text>
        <Losses />
        <Group justify="flex-end">
          <Button variant="default" onClick={decline} disabled={isBusy} data-autofocus>
            <Trans>Keep my account</Trans>
          </Button>
          <Button color="red.9" onClick={confirm} loading={isBusy}>
            <Trans>Delete it</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
