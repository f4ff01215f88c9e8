import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconPrinter, IconReceipt } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { OrderFacts } from '../order/OrderFacts';
import classes from './Print.module.css';

type Paper = 'ticket' | 'a4';

/** The order on paper: a ticket of 80 mm for the kitchen, or a sheet. Nothing else of the page is printed meanwhile. */
export function PrintButtons({ order }: { order: DeskOrder }) {
  const [paper, setPaper] = useState<Paper | null>(null);
  useEffect(() => {
    if (!paper) return;
    const done = () => setPaper(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [paper]);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        radius="xl"
        leftSection={<IconReceipt size={18} aria-hidden />}
        onClick={() => setPaper('ticket')}
      >
        <Trans>Print a ticket</Trans>
      </Button>
      <Button
        variant="default"
        radius="xl"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => setPaper('a4')}
      >
        <Trans>Print a page</Trans>
      </Button>
      {paper &&
        createPortal(
          <div className={classes.sheet} data-paper={paper} data-print>
            <h1>
              <bdi>#{order.id}</bdi>
            </h1>
            <OrderFacts order={order} />
          </div>,
          document.body,
        )}
    </Group>
  );
}
