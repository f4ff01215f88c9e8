import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { invitationKey } from '../../client/storage/wishes';
import { useConfig, useMoney } from '../../client/useMoney';
import { useSession } from '../../identity/session';
import { openSignIn } from '../../identity/signIn/openSignIn';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { referralQuery } from '../api/referral';
import { CodeCard } from './CodeCard';
import classes from './Referral.module.css';
import { referralSearch } from './referralSearch';

/** Inviting friends; or, for somebody who was invited, the way to an account (PAGE-03, HEAD-16). */
export function ReferralPage({ stranger: Stranger }: { stranger: ComponentType }) {
  const { signedIn } = useSession();
  const config = useConfig();
  const { code } = v.parse(referralSearch, useSearch({ strict: false }));
  if (config && !(config.ref_earning_status && config.customer_wallet_status)) {
    return (
      <EmptyState
        picture="not-found"
        isPage
        title={<Trans>There is no bonus for invitations right now</Trans>}
      />
    );
  }
  if (signedIn) return <Referral />;
  return code ? <Invitation code={code} /> : <Stranger />;
}

/** Greets a friend of a customer; the code waits in the form of the registration. */
function Invitation({ code }: { code: string }) {
  const config = useConfig();
  const join = () => {
    invitationKey.set(code);
    void openSignIn('sign-up');
  };
  return (
    <section className={classes.card}>
      <h1 className={classes.title}>
        <Trans>A friend invites you to {config?.business_name ?? ''}</Trans>
      </h1>
      <p>
        <Trans>
          Create an account with the code <bdi className={classes.inline}>{code}</bdi> and order
          what you like.
        </Trans>
      </p>
      <Button radius="xl" size="md" variant="white" color="dark" onClick={join}>
        <Trans>Create an account</Trans>
      </Button>
    </section>
  );
}

function Referral() {
  const { t } = useLingui();
  const money = useMoney();
  const { data, error, refetch } = useQuery(referralQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const bonus = money(data?.bonus ?? 0);
  return (
    <>
      <h1 className={page.title}>
        <Trans>Invite friends</Trans>
      </h1>
      {data ? (
        <CodeCard code={data.ref_code} bonus={bonus} />
      ) : (
        <Skeleton height={200} radius="lg" mb="md" />
      )}
      {data?.invited !== null && (
        <dl className={classes.facts} aria-label={t`What came of it`}>
          <div>
            <dt>
              <Trans>Friends who joined</Trans>
            </dt>
            <dd>{data?.invited ?? '–'}</dd>
          </div>
          <div>
            <dt>
              <Trans>Friends who ordered</Trans>
            </dt>
            <dd>{data?.rewarded ?? '–'}</dd>
          </div>
          <div>
            <dt>
              <Trans>You earned</Trans>
            </dt>
            <dd>
              <bdi>{data ? money(data.earned ?? 0) : '–'}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <h2 className={classes.heading}>
        <Trans>How it works</Trans>
      </h2>
      <ol className={classes.steps}>
        <li>
          <Trans>Send your code to friends who are not here yet.</Trans>
        </li>
        <li>
          <Trans>They enter it when they register.</Trans>
        </li>
        <li>
          <Trans>
            When their first order is delivered, <bdi>{bonus}</bdi> come into your wallet.
          </Trans>
        </li>
      </ol>
    </>
  );
}
