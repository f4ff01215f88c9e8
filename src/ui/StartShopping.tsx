import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export const StartShopping = ({ onPress }: { onPress?: () => void }) => (
  <Button radius="xl" onClick={onPress} renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Start shopping</Trans>
  </Button>
);
