import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';

/** Tells that a chosen time is lost, and what is chosen in its place; null means now. */
export function MovedTime({ lost, chosen }: { lost: string; chosen: string | null }) {
  return (
    <Alert color="orange" icon={<IconClock aria-hidden />}>
      {chosen ? (
        <Trans>
          {lost} can no longer be had. Chosen now: {chosen}.
        </Trans>
      ) : (
        <Trans>{lost} can no longer be had. Chosen now: as soon as possible.</Trans>
      )}
    </Alert>
  );
}
