import { useLingui } from '@lingui/react/macro';
import { useConfig } from '../../api/useMoney';

/** Writes a time by the shop's clock, with its day unless that is today; Latin digits everywhere. */
export function useMoment(): (iso: string) => string {
  const { i18n } = useLingui();
  const timeZone = useConfig()?.time_zone ?? 'UTC';
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${i18n.locale}-u-nu-latn`, { timeZone, ...options }).format(at);
  return (iso) => {
    const at = new Date(iso);
    const day = { day: 'numeric', month: 'short' } as const;
    const time = { hour: '2-digit', minute: '2-digit' } as const;
    const isToday = format(at, day) === format(new Date(), day);
    return format(at, isToday ? time : { ...day, ...time });
  };
}
