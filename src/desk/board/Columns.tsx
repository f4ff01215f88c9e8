import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type Column, columns, decideColumn } from '../../../machines/desk/ordersBoard';
import { useNow } from '../../client/useNow';
import { useBoard } from '../api/desk';
import classes from '../Desk.module.css';
import { openOrder } from '../order/openOrder';
import { OrderCard } from './OrderCard';

/** New, cooking and ready: side by side, or on a phone one at a time. */
export function Columns() {
  const { t } = useLingui();
  const orders = useBoard();
  const now = useNow();
  const [shown, setShown] = useState<Column>('new');
  const names: Record<Column, string> = { new: t`New`, cooking: t`Being made`, ready: t`Ready` };
  const nothing: Record<Column, string> = {
    new: t`No new order. The next one shows here and rings.`,
    cooking: t`Nothing is being made.`,
    ready: t`Nothing waits to be handed over.`,
  };
  const inColumn = (column: Column) =>
    orders.filter(
      ({ order_status, can_rescue, can_deliver }) =>
        // What is on its way stands here alone while its courier is silent or unknown, or where it is the store's own.
        (decideColumn(order_status) ?? (can_rescue || can_deliver ? 'ready' : null)) === column,
    );
  return (
    <>
      <SegmentedControl
        className={classes.tabs}
        fullWidth
        radius="xl"
        size="md"
        aria-label={t`Orders`}
        value={shown}
        onChange={setShown}
        data={columns.map((value) => ({
          value,
          label: `${names[value]} (${inColumn(value).length})`,
        }))}
      />
      <div className={classes.columns}>
        {columns.map((column) => (
          <section
            key={column}
            className={classes.column}
            data-hidden={column !== shown || undefined}
            aria-labelledby={`desk-${column}`}
          >
            <h2 id={`desk-${column}`} className={classes.columnName}>
              {names[column]} <span className={classes.count}>{inColumn(column).length}</span>
            </h2>
            {inColumn(column).length === 0 && <p className={classes.soft}>{nothing[column]}</p>}
            <ul className={classes.cards} aria-live={column === 'new' ? 'polite' : undefined}>
              {inColumn(column).map((order) => (
                <OrderCard key={order.id} order={order} now={now} onOpen={openOrder} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
