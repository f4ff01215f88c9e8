import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { prefetchSignIn } from '../../identity/signIn/openSignIn';
import { type GuestOrLoginActor, intentsOf } from './intents';

/** Guest (said as what it does), Login or Sign Up (GATE-01); the quickest way stands first. */
export function ChoiceDialog({ actor }: { actor: GuestOrLoginActor }) {
  const { t } = useLingui();
  useEffect(prefetchSignIn, []);
  const { goOnAsGuest, logIn, signUp, dismiss } = intentsOf(actor);
  return (
    <Modal
      opened
      onClose={dismiss}
      title={t`How would you like to order?`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="sm"
    >
      <Stack gap="sm">
        <Button size="lg" radius="xl" onClick={goOnAsGuest} data-autofocus>
          <Trans>Continue as guest</Trans>
        </Button>
        <p style={{ margin: 0, color: 'var(--shop-ink-soft)', textAlign: 'center', fontSize: 14 }}>
          <Trans>No account needed. You can make one after your order.</Trans>
        </p>
        <Button variant="light" radius="xl" onClick={logIn}>
          <Trans>Login</Trans>
        </Button>
        <Button variant="subtle" radius="xl" onClick={signUp}>
          <Trans>Sign Up</Trans>
        </Button>
      </Stack>
    </Modal>
  );
}
