import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Store } from '../../../domain/catalogue/catalogue';
import { useClock } from '../../client/useMoney';
import { writtenHours } from '../../ui/times';
import classes from './StoreHead.module.css';

// 4 January 1970 was a Sunday: weekday 0 of the wire.
const sunday = Date.UTC(1970, 0, 4, 12);
const weekdays = [0, 1, 2, 3, 4, 5, 6];

export function OpeningHours({ store }: { store: Store }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const [shown, setShown] = useState(false);
  const open = store.open === 1 && store.active === 1;
  return (
    <>
      <button
        type="button"
        className={classes.hours}
        aria-expanded={shown}
        disabled={store.schedules.length === 0}
        onClick={() => setShown((now) => !now)}
      >
        <span className={classes.state} data-open={open || undefined}>
          {open ? <Trans>Open now</Trans> : <Trans>Closed</Trans>}
        </span>
      </button>
      {shown && (
        <table className={classes.week}>
          <tbody>
            {weekdays.map((day) => (
              <tr key={day}>
                <th scope="row">
                  {i18n.date(new Date(sunday + day * 86_400_000), {
                    weekday: 'long',
                    timeZone: 'UTC',
                  })}
                </th>
                <td>
                  {store.schedules
                    .filter((span) => span.day === day)
                    .map((span) => (
                      <div key={span.opening_time}>
                        <bdi>
                          {writtenHours(span.opening_time, span.closing_time, i18n.locale, clock)}
                        </bdi>
                      </div>
                    ))}
                  {!store.schedules.some((span) => span.day === day) && <Trans>Closed</Trans>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
