import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

export const PrintButton = () => (
  <Button
    variant="subtle"
    radius="xl"
    leftSection={<IconPrinter size={18} aria-hidden />}
    onClick={() => window.print()}
  >
    <Trans>Print</Trans>
  </Button>
);
