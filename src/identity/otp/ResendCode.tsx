import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRemaining } from '../../ui/form/useRemaining';
import { intentsOf, type OtpActor } from './intents';

/** Another code, once the server's wait is over (OTP-03). */
export function ResendCode({ actor }: { actor: OtpActor }) {
  const { resend } = intentsOf(actor);
  const resendAt = useSelector(actor, ({ context }) => context.sent?.resendAt ?? 0);
  const mayResend = useSelector(actor, ({ context }) => context.mayResend);
  const seconds = useRemaining(resendAt);
  if (mayResend) {
    return (
      <Anchor component="button" type="button" size="sm" onClick={resend}>
        <Trans>Send another code</Trans>
      </Anchor>
    );
  }
  return (
    <Text size="sm" c="var(--shop-ink-soft)">
      <Trans>
        Another code in <Plural value={Math.max(1, seconds)} one="# second" other="# seconds" />
      </Trans>
    </Text>
  );
}
