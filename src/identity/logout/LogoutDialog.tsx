import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { LogoutScreen } from '../../../machines/identity/logout';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveLogoutMachine } from '../actors/logoutActors';
import { intentsOf } from './intents';

/** Asks before signing out, and shows that it is on its way (LOGOUT-01, LOGOUT-02). */
export default function LogoutDialog({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const close = useCallback(() => onDone(), [onDone]);
  const actor = useFlow(liveLogoutMachine, { onDone: close });
  const { confirm, decline } = intentsOf(actor);
  const isLeaving = useSelector(
    actor,
    (snapshot) => screenOf<LogoutScreen>(snapshot) === 'leaving',
  );
  return (
    <Modal
      opened
      onClose={decline}
      title={t`Logout`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="sm"
    >
      <p>{t`Are you sure you want to  logout?`}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={decline} disabled={isLeaving}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={confirm} loading={isLeaving} data-autofocus>
          <Trans>Logout</Trans>
        </Button>
      </Group>
    </Modal>
  );
}
