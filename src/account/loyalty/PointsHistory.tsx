import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LoyaltyKind } from '../../../domain/account/loyalty';
import { EmptyState } from '../../ui/EmptyState';
import { StartShopping } from '../../ui/StartShopping';
import { loyaltyQuery } from '../api/loyalty';
import { Ledger, LedgerRow } from '../wallet/Ledger';

export function PointsHistory() {
  const { t } = useLingui();
  const query = useInfiniteQuery(loyaltyQuery());
  const names: Record<LoyaltyKind, string> = {
    opening: t`Points from before`,
    earned: t`Earned with an order`,
    converted: t`Converted into money`,
    taken_back: t`Taken back with a refund`,
  };
  return (
    <Ledger
      title={t`Points history`}
      query={query}
      empty={
        <EmptyState
          picture="no-points"
          title={<Trans>No points yet</Trans>}
          action={<StartShopping />}
        >
          <Trans>Your next delivered order brings the first ones.</Trans>
        </EmptyState>
      }
      row={(row) => (
        <LedgerRow
          key={row.id}
          name={names[row.transaction_type]}
          at={row.created_at}
          orderId={row.order_id}
          isIn={row.credit > 0}
          amount={row.credit > 0 ? row.credit : row.debit}
          balance={row.balance}
        />
      )}
    />
  );
}
