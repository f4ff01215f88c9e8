import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { endOfCode } from '../../../machines/identity/identityAnswer';
import { useRemaining } from '../../ui/form/useRemaining';
import { intentsOf, type OtpActor } from './intents';

/** No other code went out, but the one before is still good (OTP-12). */
export function EarlierCode({ actor }: { actor: OtpActor }) {
  const end = useSelector(actor, (snapshot) =>
    snapshot.context.sent && snapshot.can({ type: 'otp.earlierCodeWanted' })
      ? endOfCode(snapshot.context.sent)
      : 0,
  );
  const seconds = useRemaining(end);
  if (seconds === 0) return null;
  return (
    <Button variant="default" radius="xl" onClick={intentsOf(actor).typeEarlierCode} fullWidth>
      <Trans>Type the earlier code</Trans>
    </Button>
  );
}
