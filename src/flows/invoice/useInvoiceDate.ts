import { useLingui } from '@lingui/react/macro';

/** Dates as an invoice says them: always with the year. */
export function useInvoiceDate(): (moment: string | null) => string {
  const { i18n } = useLingui();
  return (moment) =>
    moment
      ? i18n.date(moment, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' })
      : '';
}
