import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { queryClient } from '../../client/queryClient';
import { shopTime } from '../../client/steadyClock';
import { useRemaining } from '../../ui/form/useRemaining';
import classes from './Sale.module.css';

/** A shopper's clock may be ahead of the shop's: until the shop ends it too, it is asked again. */
const askAgainMs = 10_000;

const pad = (count: number) => String(count).padStart(2, '0');

/** From when on days say more than a clock's hours: seconds. */
const daysFrom = 24 * 3600;

/** Time left as a clock shows it: whole hours, minutes, seconds. */
export const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');

/** How long a sale still runs; when it has ended, what it lowered is asked for anew. */
export function Countdown({ until }: { until: string }) {
  const { t } = useLingui();
  const left = useRemaining(Date.parse(until), shopTime);
  const hasEnded = left === 0;
  useEffect(() => {
    if (!hasEnded) return;
    const ask = () => {
      void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
      void queryClient.invalidateQueries({ queryKey: ['cart'] });
    };
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [hasEnded]);
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  const days = Math.floor(hours / 24);
  const hoursOfDay = hours % 24;
  const inDays =
    hoursOfDay > 0 && days < 10
      ? t`${plural(days, { one: '# day', other: '# days' })} ${plural(hoursOfDay, { one: '# h', other: '# h' })}`
      : t`${plural(days, { one: '# day', other: '# days' })}`;
  const isFar = left >= daysFrom;
  return (
    <span className={classes.clock}>
      <Trans>Ends in</Trans>{' '}
      <bdi
        dir={isFar ? undefined : 'ltr'}
        role="timer"
        aria-label={
          isFar
            ? inDays
            : t`${plural(hours, { one: '# hour', other: '# hours' })} and ${plural(minutes, { one: '# minute', other: '# minutes' })} left`
        }
        className={classes.figures}
      >
        {isFar ? inDays : clockOf(left)}
      </bdi>
    </span>
  );
}
