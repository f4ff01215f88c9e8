import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, NativeSelect, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type WalletKind,
  type WalletTransaction,
  walletKinds,
} from '../../../domain/entities/wallet';
import { useMoney } from '../../api/useMoney';
import { walletQuery } from '../../api/wallet';
import { MoreRows } from '../../catalogue/parts/MoreRows';
import page from '../../catalogue/parts/Page.module.css';
import { ErrorState } from '../../components/ErrorState';
import { useMoment } from '../tracking/useMoment';
import { useKindNames } from './useKindNames';
import classes from './Wallet.module.css';

function Row({ row }: { row: WalletTransaction }) {
  const money = useMoney();
  const moment = useMoment();
  const names = useKindNames();
  const isIn = row.credit > 0;
  return (
    <li className={classes.row}>
      <span>
        <strong>{names[row.transaction_type]}</strong>
        <span className={page.soft}>
          {row.created_at && <bdi>{moment(row.created_at)}</bdi>}
          {row.order_id !== null && (
            <>
              {' · '}
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link to="/track-order" search={{ order_id: row.order_id ?? 0 }} {...props} />
                )}
              >
                <bdi>#{row.order_id}</bdi>
              </Anchor>
            </>
          )}
        </span>
      </span>
      <span className={classes.end}>
        <strong className={isIn ? classes.in : undefined}>
          <bdi dir="ltr">
            {isIn ? '+' : '−'} {money(isIn ? row.credit : row.debit)}
          </bdi>
        </strong>
        <span className={page.soft}>
          <Trans>
            Balance <bdi>{money(row.balance)}</bdi>
          </Trans>
        </span>
      </span>
    </li>
  );
}

/** What came into the wallet and left it, by kind. */
export function Transactions() {
  const { t } = useLingui();
  const names = useKindNames();
  const [type, setType] = useState<WalletKind | 'all'>('all');
  const query = useInfiniteQuery(walletQuery(type));
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-labelledby="wallet-history">
      <div className={classes.head}>
        <h2 id="wallet-history">
          <Trans>Wallet history</Trans>
        </h2>
        <NativeSelect
          aria-label={t`Kind of movement`}
          value={type}
          onChange={({ currentTarget: { value } }) =>
            setType(walletKinds.find((kind) => kind === value) ?? 'all')
          }
          data={[
            { value: 'all', label: t`All movements` },
            ...walletKinds
              .filter((kind) => kind !== 'opening')
              .map((kind) => ({ value: kind, label: names[kind] })),
          ]}
        />
      </div>
      {query.error && rows.length === 0 && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height={72} radius="md" mt="md" />}
      {query.data && rows.length === 0 && (
        <p className={page.soft}>
          <Trans>Nothing has moved here yet.</Trans>
        </p>
      )}
      <ul className={classes.list} aria-label={t`Wallet history`}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  );
}
