import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  component: () => (
    <h1>
      <Trans>Where should we deliver?</Trans>
    </h1>
  ),
});
