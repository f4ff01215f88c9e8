import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { endOfCode } from '../../../machines/identity/identityAnswer';
import { useRemaining } from '../../ui/form/useRemaining';
import type { OtpActor } from './intents';

/** In demo mode nothing is really sent: the code stands here (OTP-06) for as long as it opens something. */
export function DemoCode({ actor, onUse }: { actor: OtpActor; onUse: (code: string) => void }) {
  const code = useSelector(actor, ({ context }) => !context.isDead && context.sent?.demoCode);
  const end = useSelector(actor, ({ context }) => (context.sent ? endOfCode(context.sent) : 0));
  const seconds = useRemaining(end);
  if (!code || seconds === 0) return null;
  return (
    <Alert role="note" color="blue" icon={<IconFlask aria-hidden />} py="xs">
      <Group justify="space-between" gap="xs">
        <span>
          <Trans>
            Demo mode: the code is <bdi dir="ltr">{code}</bdi>
          </Trans>
        </span>
        <Button variant="subtle" size="compact-sm" onClick={() => onUse(code)}>
          <Trans>Use it</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
