import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fromClock, toClock } from '../../../domain/values/shopTime';
import { typedNumber } from '../../../domain/values/typedNumber';
import type { TripChoices, TripDraft } from '../../../machines/rental/rentalSearch';
import { shopNow, shopTime } from '../../client/steadyClock';
import { useConfig } from '../../client/useMoney';
import { CountField } from '../../ui/CountField';
import classes from './TripForm.module.css';

interface LengthRowProps {
  draft: TripDraft;
  durationWrong: string | null;
  pickupWrong: string | null;
  onChange: (choices: Partial<TripChoices>) => void;
}

const hour = 3_600_000;

/** How long, and when: now or at a time of the shop's clock (RENT-06, RENT-07). */
export function LengthRow({ draft, durationWrong, pickupWrong, onChange }: LengthRowProps) {
  const { t } = useLingui();
  const timeZone = useConfig()?.time_zone ?? 'UTC';
  const clock = draft.pickupAt ? toClock(draft.pickupAt, timeZone) : '';
  const [typed, setTyped] = useState(clock);
  const isDays = draft.type === 'day_wise';
  const length = isDays ? draft.days : draft.hours;
  const [typedLength, setTypedLength] = useState('');
  // What is typed stands as it was typed, until the trip says another number.
  const shownLength = typedNumber(typedLength) === length ? typedLength : String(length ?? '');
  const later = () => {
    if (draft.pickupAt !== null) return;
    const next = new Date(Math.ceil((shopTime() + hour) / hour) * hour).toISOString();
    setTyped(toClock(next, timeZone));
    onChange({ pickupAt: next });
  };
  return (
    <div className={classes.row}>
      {draft.type !== 'distance_wise' && (
        <CountField
          label={isDays ? t`Days` : t`Hours`}
          classNames={{ label: classes.legend }}
          most={isDays ? 366 : 8784}
          value={shownLength}
          onChange={(value) => {
            setTypedLength(value);
            const count = typedNumber(value);
            onChange(isDays ? { days: count } : { hours: count });
          }}
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
              aria-pressed={draft.pickupAt === null}
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
        {draft.pickupAt !== null && (
          <TextInput
            mt="xs"
            type="datetime-local"
            aria-label={t`Date and time of pickup`}
            min={toClock(shopNow().toISOString(), timeZone)}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              onChange({ pickupAt: fromClock(value, timeZone) ?? '' });
            }}
            error={pickupWrong}
            errorProps={{ role: 'alert' }}
          />
        )}
      </div>
    </div>
  );
}
