import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type WalletKind, walletKinds } from '../../../domain/account/wallet';
import { useMoney } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import { StartShopping } from '../../ui/StartShopping';
import { walletQuery } from '../api/wallet';
import { Ledger, LedgerRow } from './Ledger';
import { useKindNames } from './useKindNames';

export function Transactions() {
  const { t } = useLingui();
  const money = useMoney();
  const names = useKindNames();
  const [type, setType] = useState<WalletKind | 'all'>('all');
  const query = useInfiniteQuery(walletQuery(type));
  const isUntouched = type === 'all' && query.data?.pages[0]?.data.length === 0;
  return (
    <Ledger
      title={t`Wallet history`}
      query={query}
      tools={
        !isUntouched && (
          <NativeSelect
            aria-label={t`What to show`}
            value={type}
            onChange={({ currentTarget: { value } }) =>
              setType(walletKinds.find((kind) => kind === value) ?? 'all')
            }
            data={[
              { value: 'all', label: t`Everything` },
              ...walletKinds
                .filter((kind) => kind !== 'opening')
                .map((kind) => ({ value: kind, label: names[kind] })),
            ]}
          />
        )
      }
      empty={
        isUntouched ? (
          <EmptyState
            picture="no-money"
            title={<Trans>No money has moved yet</Trans>}
            action={<StartShopping />}
          >
            <Trans>What you add and what you pay from your wallet is listed here.</Trans>
          </EmptyState>
        ) : (
          <EmptyState
            picture="nothing-found"
            title={<Trans>Nothing of this kind yet</Trans>}
            action={
              <Button radius="xl" variant="light" onClick={() => setType('all')}>
                <Trans>Show everything</Trans>
              </Button>
            }
          />
        )
      }
      row={(row) => (
        <LedgerRow
          key={row.id}
          name={names[row.transaction_type]}
          at={row.created_at}
          orderId={row.order_id}
          isIn={row.credit > 0}
          amount={money(row.credit > 0 ? row.credit : row.debit)}
          balance={money(row.balance)}
        />
      )}
    />
  );
}
