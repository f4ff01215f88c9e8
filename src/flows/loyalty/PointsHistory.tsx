import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LoyaltyKind, LoyaltyTransaction } from '../../../domain/entities/loyalty';
import { loyaltyQuery } from '../../api/loyalty';
import { MoreRows } from '../../catalogue/parts/MoreRows';
import page from '../../catalogue/parts/Page.module.css';
import { ErrorState } from '../../components/ErrorState';
import { useMoment } from '../tracking/useMoment';
import wallet from '../wallet/Wallet.module.css';

function Row({ row }: { row: LoyaltyTransaction }) {
  const { t } = useLingui();
  const moment = useMoment();
  const names: Record<LoyaltyKind, string> = {
    opening: t`Points from before`,
    earned: t`Earned with an order`,
    converted: t`Converted into money`,
    taken_back: t`Taken back with a refund`,
  };
  return (
    <li className={wallet.row}>
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
      <span className={wallet.end}>
        <strong className={row.credit > 0 ? wallet.in : undefined}>
          <bdi dir="ltr">{row.credit > 0 ? `+ ${row.credit}` : `− ${row.debit}`}</bdi>
        </strong>
        <span className={page.soft}>
          <Trans>
            Balance <bdi>{row.balance}</bdi>
          </Trans>
        </span>
      </span>
    </li>
  );
}

/** Where points came from and went to, newest first. */
export function PointsHistory() {
  const { t } = useLingui();
  const query = useInfiniteQuery(loyaltyQuery());
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-labelledby="points-history">
      <div className={wallet.head}>
        <h2 id="points-history">
          <Trans>Points history</Trans>
        </h2>
      </div>
      {query.error && rows.length === 0 && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height={72} radius="md" mt="md" />}
      {query.data && rows.length === 0 && (
        <p className={page.soft}>
          <Trans>Nothing yet. Your next delivered order brings the first points.</Trans>
        </p>
      )}
      <ul className={wallet.list} aria-label={t`Points history`}>
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
