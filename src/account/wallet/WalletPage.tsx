import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus, IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useConfig, useMoney } from '../../client/useMoney';
import { openOverlay } from '../../flow/overlays';
import { useSession } from '../../identity/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { AccountCard } from '../AccountCard';
import { profileQuery } from '../api/profile';
import { Bonuses } from './Bonuses';
import { ReturnNote } from './ReturnNote';
import { Transactions } from './Transactions';

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
        title={<Trans>The wallet is not available right now</Trans>}
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
      <AccountCard
        mark={<IconWallet size={120} stroke={1} />}
        name={<Trans>Wallet balance</Trans>}
        held={profile ? <bdi>{money(profile.wallet_balance)}</bdi> : null}
      >
        <Button
          radius="xl"
          size="md"
          variant="white"
          color="dark"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => void openOverlay(() => import('./AddFundDialog'), null)}
        >
          <Trans>Add fund</Trans>
        </Button>
      </AccountCard>
      <Bonuses />
      <Transactions />
    </>
  );
}
