import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { OpeningHours } from '../../../domain/desk/staff';
import classes from './Store.module.css';
import { decideTrouble, nextStretch } from './stretches';

interface DayHoursProps {
  day: number;
  name: string;
  hours: readonly OpeningHours[];
  onChange: (hours: readonly OpeningHours[]) => void;
}

/** As many stretches as a day has with a midday break and a late shift. */
const most = 3;

export function DayHours({ day, name, hours, onChange }: DayHoursProps) {
  const { t } = useLingui();
  const put = (place: number, said: Partial<OpeningHours>) =>
    onChange(hours.map((one, at) => (at === place ? { ...one, ...said } : one)));
  const words = {
    noOpening: t`When does it open?`,
    noClosing: t`When does it close?`,
    same: t`Other than it opens`,
    overlaps: t`This is within another time of the day`,
  };
  return (
    <fieldset className={classes.day}>
      <legend>{name}</legend>
      {hours.length === 0 && (
        <span className={classes.soft}>
          <Trans>Closed</Trans>
        </span>
      )}
      {hours.map((stretch, place) => {
        const { opening_time, closing_time } = stretch;
        const trouble = decideTrouble(stretch, hours.slice(0, place));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is nothing but its place on the day
          <div key={place} className={classes.stretch}>
            <TextInput
              type="time"
              aria-label={t`${name}: opens`}
              value={opening_time}
              error={trouble === 'noOpening' && words.noOpening}
              onChange={(event) => put(place, { opening_time: event.currentTarget.value })}
            />
            <span aria-hidden>–</span>
            <TextInput
              type="time"
              aria-label={t`${name}: closes`}
              value={closing_time}
              error={trouble && trouble !== 'noOpening' && words[trouble]}
              onChange={(event) => put(place, { closing_time: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              radius="xl"
              size="lg"
              aria-label={t`${name}: without this time`}
              onClick={() => onChange(hours.filter((_, at) => at !== place))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      {hours.length < most && (
        <Button
          variant="subtle"
          size="compact-sm"
          radius="xl"
          aria-label={t`${name}: another time`}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...hours, nextStretch(day, hours)])}
        >
          <Trans>Add a time</Trans>
        </Button>
      )}
    </fieldset>
  );
}
