import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** The way to what is on offer, out of a place that has nothing to show yet. */
export const StartShopping = ({ onPress }: { onPress?: () => void }) => (
  <Button radius="xl" onClick={onPress} renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Start shopping</Trans>
  </Button>
);
