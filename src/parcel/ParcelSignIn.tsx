import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState } from '../ui/EmptyState';
import { useParcel } from './context';

/** Only customers may send parcels here (GATE-09). */
export function ParcelSignIn() {
  const { intents } = useParcel();
  return (
    <EmptyState
      picture="sign-in"
      title={<Trans>Sign in to send a parcel</Trans>}
      action={
        <Button radius="xl" onClick={intents.signIn}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Sign in to continue. What you entered is saved.</Trans>
    </EmptyState>
  );
}
