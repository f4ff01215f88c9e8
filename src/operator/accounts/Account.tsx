import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { payableOf } from '../../../domain/operator/ledger';
import { useConfig, useMoney } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import { ledgerQuery } from '../api/operator';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { openPayment } from '../requests/openRequests';
import { openShopPart } from '../shop/openShopPart';
import { PostingRow } from './PostingRow';
import { useLedgerFile } from './useLedgerFile';

interface AccountProps {
  /** The store's number. */
  id: number;
  onBack: () => void;
}

/** What came to and went from the account of a store, newest first (OPER-05). */
export function Account({ id, onBack }: AccountProps) {
  const { t } = useLingui();
  const money = useMoney();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const query = useInfiniteQuery(ledgerQuery(id));
  const file = useLedgerFile(id);
  const store = query.data?.pages[0]?.store;
  const owed = store && payableOf(store.balance, digits);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className={classes.panel} aria-label={store?.name ?? t`Account`}>
      <div className={classes.bar}>
        <Button
          variant="subtle"
          color="gray"
          radius="xl"
          leftSection={<IconArrowLeft className={classes.pointing} size={18} aria-hidden />}
          onClick={onBack}
        >
          <Trans>All stores</Trans>
        </Button>
        <Group gap="xs">
          <Button
            variant="default"
            radius="xl"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={file.isBusy}
            onClick={file.save}
          >
            <Trans>As a table (CSV)</Trans>
          </Button>
          {store && (
            <Button
              variant="default"
              radius="xl"
              onClick={() => openShopPart({ kind: 'store', id })}
            >
              <Trans>Open or close the store</Trans>
            </Button>
          )}
          {store && owed && owed.most > 0 && (
            <Button radius="xl" onClick={() => openPayment(store)}>
              {owed.kind === 'payout' ? (
                <Trans>Note a payout</Trans>
              ) : (
                <Trans>Note what the store has paid</Trans>
              )}
            </Button>
          )}
        </Group>
      </div>
      {file.hasFailed && (
        <p role="alert" className={classes.soft}>
          <Trans>The table could not be fetched. Please try again.</Trans>
        </p>
      )}
      {store && (
        <div className={classes.row}>
          <h2 className={classes.name}>{store.name}</h2>
          <dl className={classes.figures}>
            <div>
              <dt>
                {store.balance < 0 ? (
                  <Trans>The store owes the shop</Trans>
                ) : (
                  <Trans>The shop owes the store</Trans>
                )}
              </dt>
              <dd>
                <bdi>{money(Math.abs(store.balance))}</bdi>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Paid out so far</Trans>
              </dt>
              <dd>
                <bdi>{money(store.paid)}</bdi>
              </dd>
            </div>
          </dl>
        </div>
      )}
      <RoomList
        query={query}
        count={entries.length}
        empty={
          <EmptyState picture="no-money" title={<Trans>Nothing is posted yet</Trans>}>
            <Trans>Each order is posted when it has arrived.</Trans>
          </EmptyState>
        }
      >
        {entries.map((entry) => (
          <PostingRow key={entry.id} entry={entry} />
        ))}
      </RoomList>
    </section>
  );
}
