import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { daysOf, hoursOfTrip } from '../../../domain/rental/rentalUnits';
import { typedNumber } from '../../../domain/values/typedNumber';
import { CountField } from '../../ui/CountField';

interface LengthFieldProps {
  type: 'hourly' | 'day_wise';
  /** How long the trip is now. */
  hours: number;
  isAsking: boolean;
  onAsk: (hours: number) => void;
}

export function LengthField({ type, hours, isAsking, onAsk }: LengthFieldProps) {
  const { t } = useLingui();
  const isDays = type === 'day_wise';
  const most = isDays ? 366 : 8784;
  const [typed, setTyped] = useState(String(isDays ? daysOf(hours) : hours));
  const [isWrong, setWrong] = useState(false);
  const ask = () => {
    const chosen = typedNumber(typed) ?? 0;
    const isLength = Number.isInteger(chosen) && chosen > 0 && chosen <= most;
    setWrong(!isLength);
    if (isLength) onAsk(hoursOfTrip(type, chosen));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Group align="flex-start" gap="xs">
        <CountField
          label={isDays ? t`Days` : t`Hours`}
          most={most}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
          error={isWrong && (isDays ? t`Enter the number of days.` : t`Enter the number of hours.`)}
          errorProps={{ role: 'alert' }}
          data-autofocus
        />
        <Button type="submit" variant="light" radius="xl" mt={26} loading={isAsking}>
          <Trans>Show the price</Trans>
        </Button>
      </Group>
    </form>
  );
}
