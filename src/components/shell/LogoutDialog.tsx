import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal } from '@mantine/core';
import type { OverlayProps } from '../../app/overlays';
import { logOut } from '../../app/session';

/** Asks before signing out; the session flow does the rest. */
export default function LogoutDialog({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const confirm = () => {
    logOut();
    onDone();
  };
  return (
    <Modal opened onClose={() => onDone()} title={t`Logout`} centered size="sm">
      <p>{t`Are you sure you want to  logout?`}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => onDone()}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={confirm} data-autofocus>
          <Trans>Logout</Trans>
        </Button>
      </Group>
    </Modal>
  );
}
