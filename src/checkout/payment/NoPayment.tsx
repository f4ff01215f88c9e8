import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { openSignIn } from '../../identity/signIn/openSignIn';

/** There is no way to pay, or none without the wallet of an account. */
export function NoPayment({ byWallet }: { byWallet: boolean }) {
  return (
    <Alert role="alert" color="orange" radius="md" icon={<IconAlertCircle aria-hidden />}>
      {byWallet ? (
        <>
          <Trans>Orders are paid out of a wallet here: sign in to use yours.</Trans>
          <div>
            <Button mt="xs" size="xs" radius="xl" variant="light" onClick={() => void openSignIn()}>
              <Trans>Sign in</Trans>
            </Button>
          </div>
        </>
      ) : (
        <Trans>The shop takes no payment now. Come back later.</Trans>
      )}
    </Alert>
  );
}
