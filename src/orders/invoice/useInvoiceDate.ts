import { useLingui } from '@lingui/react/macro';
import { useClock, useConfig } from '../../client/useMoney';
import { written } from '../../ui/times';

/** Dates as an invoice says them: always with the year, and in the shop's own time. */
export function useInvoiceDate(): (moment: string | null) => string {
  const { i18n } = useLingui();
  const timeZone = useConfig()?.time_zone;
  const clock = useClock();
  return (moment) =>
    moment ? written(new Date(moment), i18n.locale, 'dateTime', timeZone, clock) : '';
}
