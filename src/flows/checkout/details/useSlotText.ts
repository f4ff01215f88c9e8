import { useLingui } from '@lingui/react/macro';

/** Writes a slot's start by the shop's clock, with Latin digits in every language. */
export function useSlotText(timeZone: string): (iso: string, part?: 'day' | 'time') => string {
  const { i18n } = useLingui();
  const locale = `${i18n.locale}-u-nu-latn`;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  return (iso, part) => {
    const at = new Date(iso);
    const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
    const time = { hour: '2-digit', minute: '2-digit' } as const;
    if (part === 'day') return format(day).format(at);
    if (part === 'time') return format(time).format(at);
    return format({ ...day, ...time }).format(at);
  };
}
