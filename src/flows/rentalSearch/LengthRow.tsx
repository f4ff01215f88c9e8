import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TripChoices, TripDraft } from '../../../machines/rentalSearch';
import { useConfig } from '../../api/useMoney';
import { fromClock, toClock } from './shopTime';
import classes from './TripForm.module.css';

interface LengthRowProps {
  draft: TripDraft;
  durationWrong: string | null;
  pickupWrong: string | null;
  onChange: (choices: Partial<TripChoices>) => void;
}

const read = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const hour = 3_600_000;

/** How long, and when: now or at a time of the shop's clock (RENT-06, RENT-07). */
export function LengthRow({ draft, durationWrong, pickupWrong, onChange }: LengthRowProps) {
  const { t } = useLingui();
  const timeZone = useConfig()?.time_zone ?? 'UTC';
  const clock = draft.pickupAt ? toClock(draft.pickupAt, timeZone) : '';
  const [typed, setTyped] = useState(clock);
  const isDays = draft.type === 'day_wise';
  const later = () => {
    const next = new Date(Math.ceil((Date.now() + hour) / hour) * hour).toISOString();
    setTyped(toClock(next, timeZone));
    onChange({ pickupAt: next });
  };
  return (
    <div className={classes.row}>
      {draft.type !== 'distance_wise' && (
        <TextInput
          label={isDays ? t`Days` : t`Hours`}
          classNames={{ label: classes.legend }}
          type="number"
          inputMode="numeric"
          min={1}
          max={isDays ? 366 : 8784}
          step={1}
          value={(isDays ? draft.days : draft.hours) ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(isDays ? { days: read(value) } : { hours: read(value) })
          }
          error={durationWrong}
          errorProps={{ role: 'alert' }}
        />
      )}
      <div>
        <fieldset className={classes.types} style={{ display: 'block' }}>
          <legend className={classes.legend}>
            <Trans>Pickup time</Trans>
          </legend>
          <div className={classes.when}>
            <Button
              radius="md"
              variant="default"
              aria-pressed={!draft.pickupAt}
              onClick={() => onChange({ pickupAt: null })}
            >
              <Trans>Now</Trans>
            </Button>
            <Button
              radius="md"
              variant="default"
              aria-pressed={draft.pickupAt !== null}
              onClick={later}
            >
              <Trans>Schedule</Trans>
            </Button>
          </div>
        </fieldset>
        {draft.pickupAt && (
          <TextInput
            mt="xs"
            type="datetime-local"
            aria-label={t`Date and time of pickup`}
            min={toClock(new Date().toISOString(), timeZone)}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              const at = fromClock(value, timeZone);
              if (at) onChange({ pickupAt: at });
            }}
            error={pickupWrong}
            errorProps={{ role: 'alert' }}
          />
        )}
      </div>
    </div>
  );
}
