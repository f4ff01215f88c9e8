import { useLingui } from '@lingui/react/macro';
import { useClock } from '../../client/useMoney';
import { written } from '../../ui/times';

const styles = { day: 'weekday', time: 'time' } as const;

export function useSlotText(timeZone: string): (iso: string, part?: 'day' | 'time') => string {
  const { i18n } = useLingui();
  const clock = useClock();
  return (iso, part) =>
    written(new Date(iso), i18n.locale, part ? styles[part] : 'weekdayTime', timeZone, clock);
}
