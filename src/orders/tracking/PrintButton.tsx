import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Prints the order as a receipt: what was ordered, what it cost, to whom it went. */
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
