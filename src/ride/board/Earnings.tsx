import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../../client/useMoney';
import { ErrorState } from '../../ui/ErrorState';
import { written } from '../../ui/times';
import { earningsQuery } from '../api/ride';
import classes from '../Ride.module.css';

interface EarningsProps {
  /** Something that was pressed is not sent yet: who left now would lose it. */
  isUnsent: boolean;
  onLeave: () => void;
}

/** Today, the last seven days, and the cash that is to be handed in (RIDE-08). */
export function Earnings({ isUnsent, onLeave }: EarningsProps) {
  const money = useMoney();
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(earningsQuery());
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  const { today, days, cash_in_hand } = data;
  return (
    <>
      <dl className={classes.figures}>
        <div className={classes.figure}>
          <dt className={classes.soft}>
            <Trans>Earned today</Trans>
          </dt>
          <dd>
            <bdi>{money(today.fees + today.tips)}</bdi>
          </dd>
          <dd className={classes.soft}>
            <Plural value={today.deliveries} one="# delivery" other="# deliveries" />
          </dd>
        </div>
        <div className={classes.figure}>
          <dt className={classes.soft}>
            <Trans>Cash in hand</Trans>
          </dt>
          <dd>
            <bdi>{money(cash_in_hand)}</bdi>
          </dd>
          <dd className={classes.soft}>
            <Trans>To be handed in</Trans>
          </dd>
        </div>
      </dl>
      <h2 className={classes.title}>
        <Trans>Last seven days</Trans>
      </h2>
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day.date}>
            <span>{written(new Date(`${day.date}T12:00Z`), i18n.locale, 'weekday', 'UTC')}</span>
            <span className={classes.soft}>
              <Plural value={day.deliveries} one="# delivery" other="# deliveries" />
            </span>
            <strong>
              <bdi>{money(day.amount)}</bdi>
            </strong>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        color="gray"
        radius="xl"
        leftSection={<IconLogout size={18} aria-hidden />}
        disabled={isUnsent}
        onClick={onLeave}
      >
        <Trans>Sign out</Trans>
      </Button>
      {isUnsent && (
        <p className={classes.soft}>
          <Trans>Something is not sent yet. You can sign out once it is.</Trans>
        </p>
      )}
    </>
  );
}
