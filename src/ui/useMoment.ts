import { useLingui } from '@lingui/react/macro';
import { shopNow } from '../client/steadyClock';
import { useClock, useConfig } from '../client/useMoney';
import { written } from './times';

/**
 * Writes a time by the shop's clock, with its day unless that is today, and its year unless that is this one; briefly,
 * of another day the day alone.
 */
export function useMoment(isBrief = false): (iso: string) => string {
  const { i18n } = useLingui();
  const timeZone = useConfig()?.time_zone ?? 'UTC';
  const clock = useClock();
  return (iso) => {
    const at = new Date(iso);
    const date = (moment: Date) => written(moment, 'en', 'date', timeZone);
    const [day, today] = [date(at), date(shopNow())];
    if (day === today) return written(at, i18n.locale, 'time', timeZone, clock);
    const [near, far] = isBrief ? (['day', 'date'] as const) : (['dayTime', 'dateTime'] as const);
    const isThisYear = day.slice(-4) === today.slice(-4);
    return written(at, i18n.locale, isThisYear ? near : far, timeZone, clock);
  };
}
