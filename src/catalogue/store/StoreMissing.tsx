import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState';

export const StoreMissing = () => (
  <EmptyState
    picture="not-found"
    title={<Trans>This store is not here</Trans>}
    action={
      <Button component={Link} to="/store/popular" radius="xl">
        <Trans>See popular stores</Trans>
      </Button>
    }
  >
    <Trans>It may have closed, or the link is old.</Trans>
  </EmptyState>
);
