import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { profileQuery } from '../../api/profile';
import { useConfig, useMoney } from '../../api/useMoney';
import { openOverlay } from '../../app/overlays';
import { useSession } from '../../app/session';
import page from '../../catalogue/parts/Page.module.css';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { ReturnNote } from './ReturnNote';
import { Transactions } from './Transactions';
import classes from './Wallet.module.css';

/** The customer's wallet: what it holds, adding money, and what moved (WAL-01, WAL-02). */
export function WalletPage({ stranger: Stranger }: { stranger: ComponentType }) {
  const { signedIn } = useSession();
  const config = useConfig();
  if (!signedIn) return <Stranger />;
  if (config && config.customer_wallet_status !== 1) {
    return (
      <EmptyState
        picture="not-found"
        isPage
        title={<Trans>The wallet is not offered at the moment</Trans>}
      />
    );
  }
  return <Wallet />;
}

function Wallet() {
  const money = useMoney();
  const navigate = useNavigate();
  const { flag } = useSearch({ strict: false });
  const {
    data: profile,
    error,
    refetch,
  } = useQuery({
    ...profileQuery(),
    refetchOnMount: 'always',
  });
  const forgetFlag = () => void navigate({ to: '/wallet', replace: true });
  if (error && !profile) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 className={page.title}>
        <Trans>Wallet</Trans>
      </h1>
      {flag && <ReturnNote flag={flag} onClose={forgetFlag} />}
      <div className={classes.card}>
        <div>
          <span className={page.soft}>
            <Trans>Wallet balance</Trans>
          </span>
          {profile ? (
            <bdi className={classes.balance}>{money(profile.wallet_balance)}</bdi>
          ) : (
            <Skeleton height={38} width={120} />
          )}
        </div>
        <Button
          radius="xl"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => void openOverlay(() => import('./AddFundDialog'), null)}
        >
          <Trans>Add fund</Trans>
        </Button>
      </div>
      <Transactions />
    </>
  );
}
