import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { worthOf } from '../../../domain/account/pointsEarned';
import { fromMillis } from '../../../domain/values/money';
import { useConfig, useMoney } from '../../client/useMoney';
import { openOverlay } from '../../flow/overlays';
import { useSession } from '../../identity/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { AccountCard } from '../AccountCard';
import { profileQuery } from '../api/profile';
import classes from './Loyalty.module.css';
import { PointsHistory } from './PointsHistory';

/** The customer's points: how many, what they are worth, where they came from (WAL-13, WAL-14, WAL-16). */
export function LoyaltyPage({ stranger: Stranger }: { stranger: ComponentType }) {
  const { signedIn } = useSession();
  const config = useConfig();
  if (!signedIn) return <Stranger />;
  if (config && config.loyalty_point_status !== 1) {
    return (
      <EmptyState
        picture="not-found"
        isPage
        title={<Trans>Loyalty points are not available right now</Trans>}
      />
    );
  }
  return <Loyalty />;
}

function Loyalty() {
  const money = useMoney();
  const config = useConfig();
  const {
    data: profile,
    error,
    refetch,
  } = useQuery({ ...profileQuery(), refetchOnMount: 'always' });
  if (error && !profile) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const held = profile?.loyalty_point ?? 0;
  const least = Math.max(1, config?.loyalty_point_minimum_point ?? 1);
  // Points become money in the wallet: without one there is nothing to convert them to.
  const isConvertible = config?.customer_wallet_status === 1;
  const hasEnough = held >= least;
  const earned = config?.loyalty_point_item_purchase_point ?? 0;
  // Told of the smallest sum that brings whole points: 100 for every 100 are 1 for every 1.
  const isWhole = earned % 100 === 0;
  const [brought, spent] = isWhole ? [earned / 100, money(1)] : [earned, money(100)];
  const worth = config
    ? fromMillis(worthOf(held, config, config.digit_after_decimal_point))
    : undefined;
  return (
    <>
      <h1 className={page.title}>
        <Trans>Loyalty points</Trans>
      </h1>
      <AccountCard
        mark={<IconCoins size={120} stroke={1} />}
        name={<Trans>Total points</Trans>}
        held={profile ? held : null}
        about={
          worth !== undefined && (
            <Trans>
              worth <bdi>{money(worth)}</bdi>
            </Trans>
          )
        }
      >
        {isConvertible && (
          <Button
            radius="xl"
            size="md"
            variant="white"
            color="dark"
            disabled={!hasEnough}
            aria-describedby={hasEnough ? undefined : 'points-least'}
            onClick={() => void openOverlay(() => import('./ConvertDialog'), { held })}
          >
            <Trans>Convert to currency now</Trans>
          </Button>
        )}
        {profile && isConvertible && !hasEnough && (
          <span id="points-least" className={classes.label}>
            <Plural
              value={least}
              one="You can convert from # point on."
              other="You can convert from # points on."
            />
          </span>
        )}
      </AccountCard>
      {earned > 0 && (
        <p className={page.soft}>
          <Trans>
            Each delivered order brings you{' '}
            <Plural value={brought} one="# point" other="# points" /> for every <bdi>{spent}</bdi>{' '}
            spent on items.
          </Trans>
        </p>
      )}
      <PointsHistory />
    </>
  );
}
