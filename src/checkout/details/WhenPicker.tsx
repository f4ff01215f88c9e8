import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Input, NativeSelect, Radio, Stack } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Slot } from '../../../domain/catalogue/schedule';
import classes from '../../ui/Checkout.module.css';
import { MovedTime } from './MovedTime';
import { useSlotText } from './useSlotText';

interface WhenPickerProps {
  /** What is proposed. */
  slots: readonly Slot[];
  /** What the shop would take: one that was chosen stays as long as it is among these. */
  taken: readonly Slot[];
  openNow: boolean;
  /** Start of the chosen slot; null means now. */
  scheduleAt: string | null;
  timeZone: string;
  onChange: (scheduleAt: string | null) => void;
  /** Told in place of `onChange` when another time is chosen than one that cannot be had. */
  onMove: (scheduleAt: string | null) => void;
  label: string;
  /** What now means. */
  soon: ReactNode;
  /** Why it cannot be had now. */
  notNow: ReactNode;
  /** Told where nothing can be had now, and nothing later. */
  closed: ReactNode;
}

export function WhenPicker(props: WhenPickerProps) {
  const { t } = useLingui();
  const { openNow, scheduleAt, timeZone, onMove } = props;
  const [lost, setLost] = useState<string | null>(null);
  const text = useSlotText(timeZone);
  const first = props.slots[0]?.start ?? null;
  const chosen = props.taken.find(({ start }) => start === scheduleAt);
  const isGone = scheduleAt !== null && !chosen;
  const isProposed = props.slots.some(({ start }) => start === scheduleAt);
  const slots = chosen && !isProposed ? [chosen, ...props.slots] : props.slots;
  useEffect(() => {
    // A closed store can only be ordered from for later, and a slot that has passed is none.
    if (isGone) setLost(scheduleAt);
    if (isGone || (!openNow && scheduleAt === null && first)) onMove(first);
  }, [isGone, openNow, scheduleAt, first, onMove]);
  const onChange = (next: string | null) => {
    setLost(null);
    props.onChange(next);
  };
  const moved = lost && !isGone && (openNow || scheduleAt) && (
    <MovedTime lost={text(lost)} chosen={scheduleAt && text(scheduleAt)} />
  );
  if (slots.length === 0) {
    return openNow ? (
      <Stack gap="sm">
        <div>
          <Input.Label labelElement="div">{props.label}</Input.Label>
          <div>
            <Trans>As soon as possible</Trans>
            {props.soon && <span className={classes.soft}> · {props.soon}</span>}
          </div>
        </div>
        {moved}
      </Stack>
    ) : (
      <Alert color="orange" icon={<IconClock aria-hidden />}>
        {props.closed}
      </Alert>
    );
  }
  const days = [...new Map(slots.map(({ start }) => [text(start, 'day'), start])).keys()];
  const day = scheduleAt ? text(scheduleAt, 'day') : null;
  const ofDay = slots.filter(({ start }) => text(start, 'day') === day);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={props.label}
        value={scheduleAt ? 'later' : 'now'}
        onChange={(value) => onChange(value === 'later' ? first : null)}
      >
        <div className={classes.times}>
          <Radio.Card value="now" disabled={!openNow} className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>As soon as possible</Trans>
              </strong>
              <div className={classes.soft}>{openNow ? props.soon : props.notNow}</div>
            </div>
          </Radio.Card>
          <Radio.Card value="later" className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>Later</Trans>
              </strong>
              <div className={classes.soft}>
                <Trans>Choose day and time</Trans>
              </div>
            </div>
          </Radio.Card>
        </div>
      </Radio.Group>
      {moved}
      {scheduleAt && (
        <div className={classes.slot}>
          <NativeSelect
            label={t`Day`}
            data={days}
            value={day ?? ''}
            onChange={({ currentTarget }) => {
              const wanted = currentTarget.value;
              const start = slots.find((slot) => text(slot.start, 'day') === wanted)?.start;
              if (start) onChange(start);
            }}
          />
          <NativeSelect
            label={t`Time`}
            data={ofDay.map(({ start, end }) => ({
              value: start,
              label: `${text(start, 'time')} – ${text(end, 'time')}`,
            }))}
            value={scheduleAt}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      )}
    </Stack>
  );
}
