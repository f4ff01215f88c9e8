import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState';

export const ItemMissing = () => (
  <EmptyState
    picture="not-found"
    title={<Trans>This item is not here</Trans>}
    action={
      <Button component={Link} to="/home" radius="xl">
        <Trans>Continue Shopping</Trans>
      </Button>
    }
  >
    <Trans>It may no longer be sold, or the link is old.</Trans>
  </EmptyState>
);
