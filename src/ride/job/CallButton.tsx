import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';

export function CallButton({ phone }: { phone: string }) {
  return (
    <Button
      component="a"
      href={`tel:${phone}`}
      variant="light"
      radius="xl"
      size="md"
      leftSection={<IconPhone size={18} aria-hidden />}
    >
      <Trans>Call</Trans>
    </Button>
  );
}
