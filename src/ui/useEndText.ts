import { useLingui } from '@lingui/react/macro';
import { useClock, useConfig } from '../client/useMoney';
import { written } from './times';

/**
 * Writes until when something holds, by the shop's clock: its last day where it ends with that, otherwise the moment;
 * briefly, without the year.
 */
export function useEndText(isBrief = false): (iso: string) => string {
  const { i18n } = useLingui();
  const timeZone = useConfig()?.time_zone ?? 'UTC';
  const clock = useClock();
  return (iso) => {
    const end = new Date(iso);
    const time = written(end, 'en', 'time', timeZone, '24');
    const isMidnight = time === '00:00';
    // Some back ends name the last second of the day.
    if (!isMidnight && time !== '23:59')
      return written(end, i18n.locale, isBrief ? 'dayTime' : 'dateTime', timeZone, clock);
    const within = isMidnight ? new Date(end.getTime() - 1) : end;
    return written(within, i18n.locale, isBrief ? 'day' : 'date', timeZone);
  };
}
