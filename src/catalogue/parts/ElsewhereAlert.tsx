import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { usePlace } from '../../place/currentPlace';
import { openLocation } from '../../place/location/openLocation';

export default function ElsewhereAlert({ name }: { name: string }) {
  const { location } = usePlace();
  return (
    <Alert
      color="yellow"
      radius="lg"
      mb="md"
      icon={<IconMapPinOff size={20} aria-hidden />}
      title={
        <Trans>
          <bdi>{name}</bdi> does not serve your place
        </Trans>
      }
    >
      <Trans>
        You can look around; ordering needs another place than <bdi>{location}</bdi>.
      </Trans>
      <div>
        <Button mt="xs" size="xs" radius="xl" variant="light" onClick={() => void openLocation()}>
          <Trans>Change location</Trans>
        </Button>
      </div>
    </Alert>
  );
}
