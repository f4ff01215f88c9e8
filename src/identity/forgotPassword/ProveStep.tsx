import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { CodeStep } from '../otp/CodeStep';
import { Head } from './Head';
import type { ForgotActor } from './intents';

/** Step 1: the code (FORGOT-02). */
export function ProveStep({ actor }: { actor: ForgotActor }) {
  const otp = useSelector(actor, ({ children }) => children.otp);
  return (
    <Stack gap="md">
      <Head step={1}>
        <Trans>Type the code</Trans>
      </Head>
      {otp && <CodeStep actor={otp} />}
    </Stack>
  );
}
